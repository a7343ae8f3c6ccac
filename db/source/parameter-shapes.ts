import { z } from "zod";
import { SORTS } from "@/lib/links/filters";
import { BETTER, FIELDS, KINDS } from "@/lib/parameters/parameter";
import { ALL_PARAMETER_ROLES } from "@/lib/tools/parameter-roles";
import { cell, item, line } from "./line-shapes";

const number = z.number("要写成数字");
const unit = line.optional();

/** A dictionary entry; pages show parameters in the order of the file. */
export const parameterShape = z.strictObject({
  key: line.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, "代号只用小写字母、数字和连字符"),
  name: line,
  group: line,
  kind: z.enum(KINDS, `种类只能是 ${KINDS.join("、")}`),
  unit,
  choices: z.array(item).min(1, "至少要有一个选项").optional(),
  filter: z.boolean("要写成 true 或 false").default(false),
  card: z.int("卡片次序要写成整数").positive("卡片次序要大于 0").optional(),
  field: z.enum(FIELDS, "没有这个字段").optional(),
  better: z.enum(BETTER, `只能是 ${BETTER.join("、")}`).optional(),
  /**
   * Standards of this series restrict the use of the product: they are shown in this line, not among the product's own
   * standards.
   */
  standardSeries: line.optional(),
  /** What calculators and the comparison of meters take it for. */
  role: z.enum(ALL_PARAMETER_ROLES, `只能是 ${ALL_PARAMETER_ROLES.join("、")}`).optional(),
  /** The options that calculators ask for: their roles there, and the options. */
  optionRoles: z.record(line, line).optional(),
  /** The list order that sorts by its figures; with several such parameters, by the first on the product's card. */
  listOrder: z.enum(SORTS, `只能是 ${SORTS.join("、")}`).optional(),
  /** The parameter whose lines lists show below this one's ratings. */
  noteBelow: line.optional(),
  /** The value that users say, and the equipment rating that it means: 380 and 400. */
  ratedAs: z.record(line, line).optional(),
  /** Whether registers must be able to represent its figures. */
  inRegisters: z.literal(true, "只写 true，没有就不写").optional(),
});

const value = {
  key: line,
  numbers: z.array(number).min(1, "至少要有一个数").optional(),
  min: number.optional(),
  max: number.optional(),
  unit,
  choices: z.array(line).min(1, "至少要有一个选项").optional(),
  yes: z.boolean("要写成 true 或 false").optional(),
  /** The condition for the value: 1 m, 选配. */
  condition: line.optional(),
};

/**
 * A line of a product's parameter table: label and text as shown, and the values as data. Without label and text it
 * adds data to a column of the product (`field` in the dictionary).
 */
export const productParameterShape = z.strictObject({
  ...value,
  label: line.optional(),
  text: line.optional(),
  /** Values of other parameters in the same text. */
  also: z.array(z.strictObject(value)).min(1, "不能为空").optional(),
});

const together = z.union([number, line], "要写成数字或选项");
/**
 * Values that occur only together: `{ "capacitor-voltage": 480, "reactance-rate": 7 }`; each item of a list separately. A
 * single parameter has the values that go with none of the others: `{ "capacitor-voltage": 450 }`, without a reactor.
 */
export const combinationShape = z
  .record(line, z.union([together, z.array(together).min(1, "不能为空")], "要写成数字、选项或它们的列表"))
  .refine((entry) => Object.keys(entry).length > 0, "至少要写一个参数");

export const productTablesShape = z.record(
  line,
  z.strictObject({
    header: z.array(cell).min(1, "表头不能为空"),
    rows: z.array(z.array(cell)).min(1, "至少要有一行"),
  }),
);

export type ParameterEntry = z.infer<typeof parameterShape>;
export type ProductParameter = z.infer<typeof productParameterShape>;
export type ProductValue = Omit<ProductParameter, "label" | "text" | "also">;
