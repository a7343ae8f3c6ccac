import { z } from "zod";
import { KINDS, type Parameter } from "@/lib/parameters/parameter";
import { YES } from "@/lib/parameters/yes-no";
import { productDataFields } from "./product-data";

const value = z.object({
  min: z.number().nullable().describe("最小值；单个数时与 max 相同，没有下限时为 null"),
  max: z.number().nullable().describe("最大值；没有上限时为 null"),
  choice: z.string().describe("选项；是数值时为空文字"),
  condition: z.string().describe("在什么条件下成立，例如“选配”；没有条件时为空文字"),
  exclusive: z.boolean().optional().describe("true 表示界限本身不在内，例如 ＜100 µs；在内时没有这一项"),
  optional: z.boolean().optional().describe("true 表示选配，订货时才有；标准配置没有这一项"),
});

const parameter = z.object({
  key: z.string().describe("参数的代号，见词典"),
  name: z.string().describe("参数的名称"),
  text: z.string().describe("产品页面上的原文"),
  unit: z.string().describe("数值的单位；没有单位时为空文字"),
  values: z.array(value).describe("原文中的数值或选项，一项一个；只有文字时为空"),
});

const bound = z.enum(["max", "min"]);

/** A value in the catalogue file; a bound says whether it is a minimum or a maximum. */
export const catalogueValue = value.extend({
  bound: bound.optional().describe("max 表示不大于 max，min 表示不小于 min；不是界限时没有这一项"),
});

/** A parameter in the catalogue file: what most programs need is beside the name, and absent data is omitted. */
export const catalogueParameter = parameter.extend({
  unit: z.string().optional().describe("数值的单位；没有单位时没有这一项"),
  values: z.array(catalogueValue).describe("原文中的数值或选项，一项一个；只有文字时为空"),
  bound: bound
    .optional()
    .describe("数值都是同一种界限时：max 表示不大于 max，min 表示不小于 min；不是界限时没有这一项"),
  exclusive: z.literal(true).optional().describe("界限本身都不在内时有这一项"),
  list: z
    .array(z.number())
    .optional()
    .describe("只有这几个数，中间的数没有；这时 min 和 max 只是其中最小和最大的"),
  value: z
    .union([z.number(), z.string(), z.boolean()])
    .optional()
    .describe("只有一个数或一个选项时，就是它；是否参数为 true 或 false"),
  min: z.number().optional().describe("有几个数或一个范围时，其中最小的；没有下限时没有这一项"),
  max: z.number().optional().describe("有几个数或一个范围时，其中最大的；没有上限时没有这一项"),
});

export const catalogueProduct = z.object({
  id: z.int().describe("产品的编号"),
  model: z.string().describe("型号"),
  title: z.string().describe("名称"),
  url: z.string().describe("产品页面的地址"),
  category: z.array(z.string()).describe("从产品线到产品所在分类的名称"),
  parameters: z.array(catalogueParameter).describe("产品的参数，按词典的次序"),
  ...productDataFields,
});

export const catalogueEntry = z.object({
  key: z.string().describe("参数的代号"),
  name: z.string().describe("参数的名称"),
  unit: z.string().describe("数值的单位；没有单位时为空文字"),
  kind: z
    .enum(KINDS)
    .describe("number 一个数，list 几个数，range 范围，choice 选项，yesno 是或否，text 只有文字"),
  group: z.string().describe("在产品页面上的分组"),
});

/** The catalogue as a file: metadata, the dictionary, and all products with their parameters as data. */
export const catalogue = z.object({
  version: z.int().describe("内容的版本，内容每次改动后变大"),
  date: z.string().describe("产品内容最近一次改动的时间，北京时间"),
  licence: z.string().describe("使用条件"),
  source: z.string().describe("数据的来源"),
  parameters: z.array(catalogueEntry).describe("参数词典"),
  products: z.array(catalogueProduct).describe("全部产品，按编号排列"),
});

export type Catalogue = z.infer<typeof catalogue>;
export type CatalogueHead = Omit<Catalogue, "products">;
type FileParameter = z.infer<typeof catalogueParameter>;
export type CatalogueProduct = z.infer<typeof catalogueProduct>;
/** A parameter of a product: its text, and the same as data. */
export type ParameterData = z.infer<typeof parameter>;

/** The minimum and maximum of some figures, each only if all of them have it. */
function spanOf(values: ParameterData["values"]): { min?: number; max?: number } {
  const [lows, highs] = [values.flatMap(({ min }) => min ?? []), values.flatMap(({ max }) => max ?? [])];
  return {
    ...(lows.length === values.length && { min: Math.min(...lows) }),
    ...(highs.length === values.length && { max: Math.max(...highs) }),
  };
}

const boundOf = ({ min, max }: { min: number | null; max: number | null }) => {
  if ((min === null) === (max === null)) return undefined;
  return max === null ? ("min" as const) : ("max" as const);
};

/** The distinct figures, if the parameter has only single figures. */
function listOf(values: ParameterData["values"]): number[] {
  const single = values.flatMap(({ min, max, choice }) =>
    choice === "" && min !== null && min === max ? [min] : [],
  );
  return single.length === values.length ? [...new Set(single)] : [];
}

/** The only figure or choice, if there is exactly one; a boolean for yes-or-no parameters. */
function singleOf(values: ParameterData["values"], kind: Parameter["kind"]) {
  const [only] = values;
  if (!only || values.length > 1) return undefined;
  if (only.choice === "") return only.min === only.max ? (only.min ?? undefined) : undefined;
  return kind === "yesno" ? only.choice === YES : only.choice;
}

export function toFileParameter(
  { unit, ...parameter }: ParameterData,
  kind: Parameter["kind"],
): FileParameter {
  const values = parameter.values.map(({ exclusive, optional, ...own }) => {
    const bound = boundOf(own);
    return {
      ...own,
      ...(bound && { bound }),
      ...(exclusive && { exclusive }),
      ...(optional && { optional }),
    };
  });
  const figures = values.filter(({ choice }) => choice === "");
  const bounds = new Set(values.map(boundOf));
  const [bound] = bounds.size === 1 ? bounds : [];
  const single = singleOf(values, kind);
  const list = listOf(values);
  return {
    ...parameter,
    values,
    ...(unit !== "" && { unit }),
    ...(bound && { bound }),
    ...(bound && values.every(({ exclusive }) => exclusive) && { exclusive: true as const }),
    ...(list.length > 1 && { list }),
    ...(single !== undefined ? { value: single } : figures.length > 0 && spanOf(figures)),
  };
}

/** The columns of the table with descriptions. */
export const COLUMNS = {
  id: "产品的编号",
  model: "型号",
  title: "名称",
  key: "参数的代号",
  name: "参数的名称",
  text: "产品页面上的原文",
  min: "最小值；单个数时与 max 相同，没有下限时为空",
  max: "最大值；没有上限时为空",
  unit: "数值的单位",
  choice: "选项；是数值时为空",
  condition: "在什么条件下成立；没有条件时为空",
  bound: "max 表示不大于 max，min 表示不小于 min；不是界限时为空",
  exclusive: "true 表示界限本身不在内，例如 ＜100 µs；其余为空",
  optional: "true 表示选配，订货时才有；其余为空",
  combinations: "这个值在产品的哪几项搭配里，从 1 起，用空格分开；参数相同的搭配是几种选法，不在搭配里时为空",
} as const;
