/** Business constants of SPEC §9. */

/** Ids of sections; the API uses the same numbers as `type`. */
export const SOLUTION_TYPE = { city: 17, breeding: 23, industry: 25 } as const;
export const CASE_TYPE = { building: 27, medical: 29, industry: 31 } as const;
export const NEWS_TYPE = { company: 19, industry: 21 } as const;
export const HONOUR_TYPE = { certificate: 55, invention: 57, utility: 59, software: 61 } as const;
/** The types of certificates that are patents. */
export const PATENT_TYPES: readonly number[] = [HONOUR_TYPE.invention, HONOUR_TYPE.utility];

/** The seven families that SPEC §2 gives the home page and the product centre, in their order. */
export const FAMILY_IDS = [33, 35, 39, 41, 43, 49, 122] as const;

/** SPEC §4 and §9: entries of this family show introductions, except that of the multifunction meters (a list). */
export const METER_FAMILY = 49;
export const METER_LIST_ENTRY = 139;

/** Fixed titles of the type pages /prod_type33 … /prod_type51 (CONTRACT §2). */
export const TYPE_PAGE_TITLES = {
  33: "电力电容补偿装置",
  35: "谐波抑制集成电容装置",
  37: "工业谐波抑制装置",
  39: "综合测量显示装置",
  41: "电能质量装置",
  43: "无功补偿散件",
  45: "三相不平衡调节装置",
  47: "高压无功自动补偿装置",
  49: "多功能电力仪表",
  51: "应急电源快速接入装置",
} as const;

export const PAGE_SIZE = {
  /** The device type pages (`/prod_typeNN`) and the API. */
  products: 12,
  productTypeList: 10,
  solutions: 12,
  cases: 12,
  news: 12,
  factory: 12,
  leaders: 12,
  honours: 8,
  banners: 14,
  homeNews: 10,
  search: 10,
  downloads: 24,
  board: 12,
} as const;

/** The number of news on the home page. */
export const HOME_NEWS_SHOWN = 4;
/** The number of products in the carousel of the home page: more than twice the visible ones, so that it loops. */
export const HOME_PRODUCTS_SHOWN = 10;
export const MAX_LIMIT = 100;
export const MAX_TITLE = 100;
/** The maximum length of a search; longer ones are cut. */
export const MAX_SEARCH = 100;
export const MAX_SUGGESTIONS = 8;

/** Carousel delays in milliseconds. */
export const CAROUSEL_DELAY = {
  homeProducts: 1000,
  productCentre: 2000,
  productDetail: 2000,
  banner: 4000,
} as const;

/** The side of a banner with its text. */
export const BANNER_SIDES = ["left", "right"] as const;

export const TOAST_MS = 1000;
export const REQUEST_TIMEOUT_MS = 8000;
