import { TYPE_PAGE_TITLES } from "@/lib/constants";

export type MenuLink = { label: string; href: string };
export type SectionId = "home" | "cloud" | "solutions" | "products" | "cases" | "news" | "about" | "contact";

type Section = MenuLink & {
  id: SectionId;
  /** First path segments of `app/(site)` whose pages belong to the section. */
  routes: readonly string[];
  pages: readonly MenuLink[];
};

/** The main menu of SPEC §2, in its order. The pages of the product section come from the store. */
export const SECTIONS: readonly Section[] = [
  { id: "home", label: "首页", href: "/index", routes: ["index"], pages: [] },
  {
    id: "cloud",
    label: "云平台",
    href: "/yunplat",
    routes: ["yunplat", "yunshow"],
    pages: [
      { label: "平台介绍", href: "/yunplat" },
      { label: "平台展示", href: "/yunshow" },
    ],
  },
  {
    id: "solutions",
    label: "解决方案",
    href: "/solutionPage",
    routes: ["solutionPage", "cm_city", "cm_agriculture", "cm_industry", "cm_detail", "tools"],
    pages: [
      { label: "智慧城市", href: "/cm_city" },
      { label: "智慧养殖", href: "/cm_agriculture" },
      { label: "智慧工业", href: "/cm_industry" },
    ],
  },
  {
    id: "products",
    label: "产品中心",
    href: "/product_centers",
    routes: [
      "product_centers",
      "product_type_list",
      "products",
      "newdetail",
      "prod_detail",
      "product",
      "datasheet",
      "downloads",
      "code",
      "compare",
      "service",
      "safety",
      "Speak",
      "SpeakReply",
      "StickReply",
    ].concat(Object.keys(TYPE_PAGE_TITLES).map((id) => `prod_type${id}`)),
    pages: [],
  },
  {
    id: "cases",
    label: "工程案例",
    href: "/casePage",
    routes: ["casePage", "buildings", "medical", "industry", "case"],
    pages: [
      { label: "公共建筑", href: "/buildings" },
      { label: "医疗教育", href: "/medical" },
      { label: "工业制造", href: "/industry" },
    ],
  },
  {
    id: "news",
    label: "新闻中心",
    href: "/newsPage",
    routes: ["newsPage", "Companynew", "news", "detail"],
    pages: [
      { label: "公司资讯", href: "/Companynew" },
      { label: "行业资讯", href: "/news" },
    ],
  },
  {
    id: "about",
    label: "关于我们",
    href: "/about",
    routes: ["about", "factory", "honor", "leader"],
    pages: [
      { label: "公司介绍", href: "/about" },
      { label: "公司环境", href: "/factory" },
      { label: "荣誉资质", href: "/honor" },
      { label: "领导关怀", href: "/leader" },
    ],
  },
  { id: "contact", label: "联系我们", href: "/contact", routes: ["contact"], pages: [] },
];

/** The section that a page belongs to, by the first segment of its path. */
export const sectionOf = (segment: string | undefined): SectionId | undefined =>
  SECTIONS.find(({ routes }) => segment !== undefined && routes.includes(segment))?.id;

/** The sibling pages of a section, for the line of links under a page's banner. */
export const pagesOf = (id: SectionId) => SECTIONS.find((section) => section.id === id)?.pages ?? [];

/** The two groupings of products: families, and the type pages of the older header. */
export const BY_APPLICATION = "按应用";
export const BY_DEVICE = "按装置类型";

/** Addresses of the older header: one page per device type (SPEC §2). */
export const TYPE_PAGES: readonly MenuLink[] = Object.entries(TYPE_PAGE_TITLES).map(([id, label]) => ({
  label,
  href: `/prod_type${id}`,
}));

/** The site-wide search. */
export const SEARCH_PATH = "/search";

export const familyHref = (family: number) => `/product_type_list/${family}`;
export const subfamilyHref = (family: number, id: number) => `${familyHref(family)}?sid=${id}`;
