import TEXTS from "@/db/content/site/lists.json" with { type: "json" };
import { CASE_TYPE, HONOUR_TYPE, NEWS_TYPE, PAGE_SIZE, SOLUTION_TYPE } from "@/lib/constants";
import type { SectionId } from "./navigation";

type PageText = {
  section: SectionId;
  path: string;
  /** The name in banner and breadcrumbs. */
  label: string;
  /** The title for search engines. */
  title: string;
  lead: string;
  /** Name of the banner's picture (lib/pictures). */
  banner: string;
  /** Items per page. */
  size: number;
};

/** A list with a page of its own. */
export type ListInfo = PageText & { type: number };

/** A list of a combined page; honours have no page of their own. */
export type PartInfo = Pick<ListInfo, "type" | "label" | "lead"> & { path?: string };

/** A page that shows several lists, one at a time. */
export type CombinedInfo = PageText & {
  parts: readonly PartInfo[];
  hasTable?: true;
  /** What the pages of the single lists show in addition, if anything. */
  more?: string;
};

const solutions = { section: "solutions", size: PAGE_SIZE.solutions } as const;
const cases = { section: "cases", size: PAGE_SIZE.cases } as const;
const news = { section: "news", size: PAGE_SIZE.news } as const;

export const LISTS = {
  city: {
    ...solutions,
    type: SOLUTION_TYPE.city,
    path: "/cm_city",
    ...TEXTS.lists.city,
  },
  breeding: {
    ...solutions,
    type: SOLUTION_TYPE.breeding,
    path: "/cm_agriculture",
    ...TEXTS.lists.breeding,
  },
  industry: {
    ...solutions,
    type: SOLUTION_TYPE.industry,
    path: "/cm_industry",
    ...TEXTS.lists.industry,
  },
  buildings: {
    ...cases,
    type: CASE_TYPE.building,
    path: "/buildings",
    ...TEXTS.lists.buildings,
  },
  medical: {
    ...cases,
    type: CASE_TYPE.medical,
    path: "/medical",
    ...TEXTS.lists.medical,
  },
  manufacturing: {
    ...cases,
    type: CASE_TYPE.industry,
    path: "/industry",
    ...TEXTS.lists.manufacturing,
  },
  company: {
    ...news,
    type: NEWS_TYPE.company,
    path: "/Companynew",
    ...TEXTS.lists.company,
  },
  trade: {
    ...news,
    type: NEWS_TYPE.industry,
    path: "/news",
    ...TEXTS.lists.trade,
  },
} as const satisfies Record<string, ListInfo>;

export const COMBINED = {
  solutions: {
    ...solutions,
    path: "/solutionPage",
    ...TEXTS.combined.solutions,
    parts: [LISTS.city, LISTS.breeding, LISTS.industry],
  },
  cases: {
    ...cases,
    path: "/casePage",
    ...TEXTS.combined.cases,
    parts: [LISTS.buildings, LISTS.medical, LISTS.manufacturing],
  },
  news: {
    ...news,
    path: "/newsPage",
    ...TEXTS.combined.news,
    parts: [LISTS.company, LISTS.trade],
  },
  honours: {
    section: "about",
    size: PAGE_SIZE.honours,
    path: "/honor",
    ...TEXTS.combined.honours,
    hasTable: true,
    parts: [
      { type: HONOUR_TYPE.certificate, ...TEXTS.honours.certificate },
      { type: HONOUR_TYPE.invention, ...TEXTS.honours.invention },
      { type: HONOUR_TYPE.utility, ...TEXTS.honours.utility },
      { type: HONOUR_TYPE.software, ...TEXTS.honours.software },
    ],
  },
} as const satisfies Record<string, CombinedInfo>;

export const GALLERIES = {
  factory: {
    section: "about",
    size: PAGE_SIZE.factory,
    path: "/factory",
    ...TEXTS.galleries.factory,
  },
  leaders: {
    section: "about",
    size: PAGE_SIZE.leaders,
    path: "/leader",
    ...TEXTS.galleries.leaders,
  },
} as const satisfies Record<string, PageText>;

export type PageInfo = PageText;

/** Whether a combined page consists of its tabs only, so that the pages of its lists show these tabs instead of a link to it. */
export const isTabsAlone = (path: string): boolean =>
  Object.values<CombinedInfo>(COMBINED).some((info) => info.path === path && info.more === undefined);

/** The list of items of a type, for breadcrumbs and back links. */
export const listOfType = (type: number): ListInfo | undefined =>
  Object.values(LISTS).find((list) => list.type === type);
