import { CASE_TYPE, HONOUR_TYPE, NEWS_TYPE, PAGE_SIZE, SOLUTION_TYPE } from "@/lib/catalog";
import type { SectionId } from "./navigation";

type PageText = {
  section: SectionId;
  path: string;
  /** As the banner and the breadcrumbs say it. */
  label: string;
  /** As a search result says it. */
  title: string;
  lead: string;
  /** Name of the banner's picture (lib/pictures). */
  banner: string;
  /** Items on one page. */
  size: number;
};

/** A list with a page of its own. */
export type ListInfo = PageText & { type: number };

/** One list of a combined page; honours have no page besides it. */
export type PartInfo = Pick<ListInfo, "type" | "label" | "lead"> & { path?: string };

/** A page that shows several lists, one at a time. */
export type CombinedInfo = PageText & { parts: readonly PartInfo[]; hasTable?: true };

const solutions = { section: "solutions", size: PAGE_SIZE.solutions } as const;
const cases = { section: "cases", size: PAGE_SIZE.cases } as const;
const news = { section: "news", size: PAGE_SIZE.news } as const;

export const LISTS = {
  city: {
    ...solutions,
    type: SOLUTION_TYPE.city,
    path: "/cm_city",
    label: "智慧城市",
    title: "智慧城市解决方案",
    lead: "市政综合体、轨道交通、城市照明与老旧小区：让公共用电看得清、管得住、补得准。",
    banner: "banners/hero-city",
  },
  breeding: {
    ...solutions,
    type: SOLUTION_TYPE.breeding,
    path: "/cm_agriculture",
    label: "智慧养殖",
    title: "智慧养殖解决方案",
    lead: "通风、供料与环控不能停电：供电可靠、断电早知道、电费算得清。",
    banner: "banners/breeding",
  },
  industry: {
    ...solutions,
    type: SOLUTION_TYPE.industry,
    path: "/cm_industry",
    label: "智慧工业",
    title: "智慧工业解决方案",
    lead: "先测后治，复测为准：按现场波形选型，把谐波、无功与不平衡治到标准以内。",
    banner: "banners/industry",
  },
  buildings: {
    ...cases,
    type: CASE_TYPE.building,
    path: "/buildings",
    label: "公共建筑",
    title: "公共建筑工程案例",
    lead: "市民中心、图书馆、会展与交通枢纽的补偿、治理与分项计量。",
    banner: "banners/hero-city",
  },
  medical: {
    ...cases,
    type: CASE_TYPE.medical,
    path: "/medical",
    label: "医疗教育",
    title: "医疗教育工程案例",
    lead: "医院与校园的供电质量、用电安全与能耗管理。",
    banner: "banners/cloud-platform",
  },
  manufacturing: {
    ...cases,
    type: CASE_TYPE.industry,
    path: "/industry",
    label: "工业制造",
    title: "工业制造工程案例",
    lead: "汽车、钢铁、化工与电子厂房：谐波治理、动态补偿与在线监测。",
    banner: "banners/industry",
  },
  company: {
    ...news,
    type: NEWS_TYPE.company,
    path: "/Companynew",
    label: "公司资讯",
    title: "公司资讯",
    lead: "新品、产线、试验室与现场：澜衡电气正在发生的事。",
    banner: "banners/contact-building",
  },
  trade: {
    ...news,
    type: NEWS_TYPE.industry,
    path: "/news",
    label: "行业资讯",
    title: "电力行业资讯",
    lead: "标准、政策与技术动态，与电能质量和配电用能有关。",
    banner: "banners/contact-building",
  },
} as const satisfies Record<string, ListInfo>;

export const COMBINED = {
  solutions: {
    ...solutions,
    path: "/solutionPage",
    label: "解决方案",
    title: "解决方案：智慧城市、智慧养殖、智慧工业",
    lead: "从测量、设计、制造到验收，按场景给出补偿、治理与能耗管理的整套做法。",
    banner: "banners/hero-electrical-room",
    parts: [LISTS.city, LISTS.breeding, LISTS.industry],
  },
  cases: {
    ...cases,
    path: "/casePage",
    label: "工程案例",
    title: "工程案例：公共建筑、医疗教育、工业制造",
    lead: "在真实的配电室里长期运行，是对产品最好的说明。",
    banner: "banners/hero-electrical-room",
    parts: [LISTS.buildings, LISTS.medical, LISTS.manufacturing],
  },
  news: {
    ...news,
    path: "/newsPage",
    label: "新闻中心",
    title: "新闻中心：公司与行业资讯",
    lead: "公司动态与行业观察，按时间先后排列。",
    banner: "banners/contact-building",
    parts: [LISTS.company, LISTS.trade],
  },
  honours: {
    section: "about",
    size: PAGE_SIZE.honours,
    path: "/honor",
    label: "荣誉资质",
    title: "荣誉资质：证书、专利与软件著作权",
    lead: "体系认证、检验报告、专利与软件著作权。证书编号均为示例，点击可查看大图。",
    banner: "banners/hero-products",
    hasTable: true,
    parts: [
      { type: HONOUR_TYPE.certificate, label: "资质证书", lead: "管理体系认证与产品检验报告。" },
      { type: HONOUR_TYPE.invention, label: "发明专利", lead: "控制方法与测量算法。" },
      { type: HONOUR_TYPE.utility, label: "实用新型", lead: "结构与工艺改进。" },
      { type: HONOUR_TYPE.software, label: "软件著作权", lead: "平台、控制与工具软件。" },
    ],
  },
} as const satisfies Record<string, CombinedInfo>;

export const GALLERIES = {
  factory: {
    section: "about",
    size: PAGE_SIZE.factory,
    path: "/factory",
    label: "公司环境",
    title: "公司环境：厂区、产线与试验室",
    lead: "从薄膜卷绕到成套装配，从仪表校验到电磁兼容试验。",
    banner: "banners/contact-building",
  },
  leaders: {
    section: "about",
    size: PAGE_SIZE.leaders,
    path: "/leader",
    label: "领导关怀",
    title: "领导关怀与来访交流",
    lead: "主管部门、行业协会、设计院与用户的到访，是督促也是动力。",
    banner: "banners/banner-visits",
  },
} as const satisfies Record<string, PageText>;

export type PageInfo = PageText;

/** The list that an item of a type belongs to, for its breadcrumbs and its way back. */
export const listOfType = (type: number): ListInfo | undefined =>
  Object.values(LISTS).find((list) => list.type === type);
