import { categoryChain } from "@/db/check/family-of";
import { categoryListHref } from "@/lib/links/type-list-address";
import { registersHref } from "@/lib/registers/files";
import type { Content, Name } from "@/db/source/shapes";
import type { Item } from "./items";

/** The names of kinds of content, in the order of the menu. */
export const NOUNS: Partial<Record<Name, string>> = {
  products: "产品",
  news: "新闻",
  cases: "工程案例",
  solutions: "解决方案",
  categories: "产品分类",
  questions: "工程问答",
  registers: "通信寄存器",
  honours: "荣誉资质",
  leaders: "来访",
  factory: "公司环境",
  banners: "首页横幅",
  parameters: "参数词典",
  about: "公司介绍",
  cloud: "云平台",
  "site/pages": "各页的导语与承诺",
  "site/lists": "各列表的标题与导语",
  "site/product-centre": "产品中心",
  "site/finder": "参数查找",
  "site/not-applicable": "不适用的参数",
  "site/tasks": "首页的四件事",
  "site/questions": "常见问题",
  "site/fault-codes": "故障代码",
  "site/safety": "断电安全",
  "site/spare-parts": "备件",
  "site/repair": "维修与保修",
  "site/sending": "怎样发资料",
  "site/contact": "联系我们",
  "site/service-points": "服务点",
  "site/shippings": "运输方式",
  "site/order-states": "询价单的状态",
  "site/next-steps": "提交之后",
  "site/cloud-ways": "云平台的去处",
  "site/closing": "页面结尾",
  "site/closed-pages": "没有开放的页面",
  "site/tool-notes": "计算工具的提示",
  "site/privacy": "个人信息处理说明",
  "site/places": "按名称搜到的页面",
  "site/synonyms": "同义词",
  "site/designations": "通用型号",
  "site/parameter-words": "参数的其他叫法",
  "site/subjects": "词说的是哪些产品",
  "site/terms": "不拆开的术语",
  "site/redirects": "换了地址的页面",
};

/** Whether a document is compiled into the site: its changes show after the next build, not in the preview. */
export const isBuiltIn = (noun: Name) => noun.startsWith("site/");

type Words = Partial<Record<"model" | "title" | "tilte" | "name" | "publish" | "until", string>>;

/** The title of an item in lists. */
export function titleOf({ noun, id }: Item, value: unknown): string {
  if (id === "") return NOUNS[noun] ?? noun;
  const { model, title, tilte, name, publish, until } = (value ?? {}) as Words;
  const times = [publish && `${publish} 上线`, until && `${until} 下线`].filter(Boolean).join("，");
  return [model, title ?? tilte ?? name ?? `${NOUNS[noun]} ${id}`, times && `（${times}）`]
    .filter(Boolean)
    .join(" ");
}

const PAGES: Partial<Record<Name, (id: number | "") => string>> = {
  products: (id) => `/newdetail/${id}`,
  news: (id) => `/detail/${id}`,
  cases: (id) => `/case/${id}`,
  solutions: (id) => `/cm_detail/${id}`,
  questions: (id) => `/SpeakReply?id=${id}`,
  honours: () => "/honor",
  leaders: () => "/leader",
  factory: () => "/factory",
  banners: () => "/",
  parameters: () => "/products",
  about: () => "/about",
  cloud: () => "/yunplat",
};

/** The page that shows an item. */
export function pageOf({ noun, id }: Item, content: Content): string {
  if (noun === "registers") {
    const family = content.registers.find((one) => one.id === id);
    return registersHref(family?.devices[0]?.product ?? 0);
  }
  if (noun === "categories" && id !== "") return categoryListHref(categoryChain(id, content).toReversed());
  return PAGES[noun]?.(id) ?? "/";
}
