import { withMinus } from "@/lib/minus";

/** Industries by their keys in addresses and in db/content/cases. */
export const INDUSTRIES = {
  public: "政务文体",
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

/** The problems that were solved. */
export const PROBLEMS = {
  "reactive-power": "无功补偿",
  harmonics: "谐波治理",
  unbalance: "三相不平衡",
  metering: "计量与能耗",
  safety: "用电安全",
  emergency: "应急供电",
  monitoring: "电能质量监测",
} as const;

/** The voltage at the point of measurement; the key is in V. */
export const VOLTAGES = {
  "400": "0.4 kV",
  "575": "575 V",
  "690": "0.69 kV",
  "6000": "6 kV",
  "10000": "10 kV",
} as const;

/** The voltage of nearly all cases; the register of cases shows only others. */
export const USUAL_VOLTAGE: keyof typeof VOLTAGES = "400";

/** Units of figures; ratios (功率因数, PUE) have none. */
export const FIGURE_UNITS = [
  ..."% A V mA kW ℃ s min h 天 元 万元 万kWh kWh kWh/t kW/(m³/min) 倍 路 处 台 人".split(" "),
  ..."台/年 次/年 次/季 次/月".split(" "),
];

/** A measured figure. `before` is empty in new buildings. */
export type Figure = { name: string; before: string; after: string; unit: string };

export type CaseFacts = {
  year: number;
  industry: string;
  problems: readonly string[];
  site: string;
  installed: string;
  /** Empty if not stated. */
  town: string;
  voltage: string;
  figures: readonly Figure[];
};

const NAMES: Readonly<Record<string, string>> = { ...INDUSTRIES, ...PROBLEMS, ...VOLTAGES };

/** The name of an industry, a problem or a voltage. */
export const factName = (key: string): string => NAMES[key] ?? key;

/** `0.86 → 0.98`, `31 → 6.5%`, `1000 kW` */
export function figureText({ before, after, unit }: Omit<Figure, "name">): string {
  const values = [before, after].filter(Boolean).map(withMinus).join(" → ");
  const gap = unit === "" || unit === "%" ? "" : " ";
  return values + gap + unit;
}

/** The figure that represents a case: preferably one with a value before. */
export const mainFigure = (figures: readonly Figure[]): Figure | undefined =>
  figures.find(({ before }) => before !== "") ?? figures[0];

const decimalsOf = (value: string) => value.split(".")[1]?.length ?? 0;

/** The change of a figure: `减少 109 A`, `提高 0.12`; empty without a value before. */
export function changeText({ before, after, unit }: Omit<Figure, "name">): string {
  if (before === "") return "";
  const digits = Math.max(decimalsOf(before), decimalsOf(after));
  const moved = Number(after) - Number(before);
  const amount = Math.abs(moved).toFixed(digits);
  if (unit === "") return `${moved < 0 ? "降低" : "提高"} ${amount}`;
  return `${moved < 0 ? "减少" : "增加"} ${amount} ${unit === "%" ? "个百分点" : unit}`;
}

/** `2026年 · 医疗 · 谐波治理、电能质量监测` */
export const kindText = ({ year, industry, problems }: Pick<CaseFacts, "year" | "industry" | "problems">) =>
  [`${year}年`, factName(industry), problems.map(factName).join("、")].join(" · ");
