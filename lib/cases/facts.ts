/** What a case was, by the keys that addresses and db/content/cases use. */
export const INDUSTRIES = {
  public: "公共建筑",
  commerce: "商业物流",
  transport: "交通",
  municipal: "市政公用",
  medical: "医疗",
  education: "教育",
  machinery: "机械制造",
  metals: "冶金建材",
  chemicals: "化工",
  electronics: "电子信息",
  light: "轻工纺织",
  farming: "食品农牧",
} as const;

/** What was to be solved. */
export const PROBLEMS = {
  "reactive-power": "无功补偿",
  harmonics: "谐波治理",
  unbalance: "三相不平衡",
  metering: "计量与能耗",
  safety: "用电安全",
  emergency: "应急供电",
  monitoring: "电能质量监测",
} as const;

export type Industry = keyof typeof INDUSTRIES;
export type Problem = keyof typeof PROBLEMS;

/** Units of figures; ratios (功率因数, PUE) have none. */
export const FIGURE_UNITS = [
  ..."% A V mA kW ℃ s min h 天 元 万元 万kWh kWh kWh/t kW/(m³/min) 倍 路 处 台 人".split(" "),
  ..."台/年 次/年 次/季 次/月".split(" "),
];

/** One thing that was measured. `before` is empty where there was nothing to measure, in a new building. */
export type Figure = { name: string; before: string; after: string; unit: string };

export type CaseFacts = {
  year: number;
  industry: string;
  problems: readonly string[];
  site: string;
  installed: string;
  figures: readonly Figure[];
};

const NAMES: Readonly<Record<string, string>> = { ...INDUSTRIES, ...PROBLEMS };

/** The Chinese name of an industry or a problem. */
export const factName = (key: string): string => NAMES[key] ?? key;

const minus = (value: string) => value.replace("-", "−");

/** `0.86 → 0.98`, `31 → 6.5%`, `1000 kW` */
export function figureText({ before, after, unit }: Omit<Figure, "name">): string {
  const values = [before, after].filter(Boolean).map(minus).join(" → ");
  const gap = unit === "" || unit === "%" ? "" : " ";
  return values + gap + unit;
}

/** `2026年 · 医疗 · 谐波治理、电能质量监测` */
export const kindText = ({ year, industry, problems }: Omit<CaseFacts, "site" | "installed" | "figures">) =>
  [`${year}年`, factName(industry), problems.map(factName).join("、")].join(" · ");
