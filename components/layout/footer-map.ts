import { DOWNLOADS } from "@/lib/downloads/address";
import { familyListHref } from "@/lib/links/type-list-address";
import { COMPARE } from "@/lib/links/compare";
import { type MenuLink, pagesOf, type SectionId, SECTIONS } from "@/lib/links/navigation";
import { SERVICE } from "@/lib/links/service";
import { TOOL_LINKS } from "@/lib/links/tools";
import { inSiteOrder } from "@/lib/links/category-tree";
import type { MenuFamily } from "./menu";

export type FooterGroup = { title: string; links: readonly MenuLink[] };

/** A link to a section, labelled with its own name or another. */
const section = (id: SectionId, name?: string): MenuLink[] =>
  SECTIONS.filter((one) => one.id === id).map(({ label, href }) => ({ label: name ?? label, href }));

/** The footer's sitemap, grouped by what visitors look for. */
export const footerMap = (families: readonly MenuFamily[]): FooterGroup[] => [
  {
    title: "产品",
    links: [
      ...inSiteOrder(families).map(({ id, name }) => ({ label: name, href: familyListHref(id) })),
      ...section("products", "全部产品"),
    ],
  },
  {
    title: "方案与案例",
    links: [...pagesOf("solutions"), ...section("solutions", "全部方案"), ...section("cases")],
  },
  {
    title: "服务",
    links: [
      ...section("cloud"),
      ...TOOL_LINKS.map(({ label, href }) => ({ label, href })),
      { label: "产品对比", href: COMPARE },
      { label: "常见问题与服务", href: SERVICE },
      ...section("contact"),
    ],
  },
  {
    title: "资料",
    links: [
      { label: "资料下载", href: DOWNLOADS },
      { label: "产品目录（CSV）", href: "/data/catalogue.csv" },
      { label: "开放接口与产品数据", href: "/developers" },
      ...section("news"),
      { label: "新闻订阅（RSS）", href: "/feed.xml" },
    ],
  },
  { title: "关于澜衡", links: [...pagesOf("about")] },
];
