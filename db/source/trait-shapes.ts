import { z } from "zod";
import { OUTLINE_NAMES, WIRING_NAMES } from "@/drawings/check";
import { ROLES } from "@/lib/tools/candidate";
import { TOOL_NAMES } from "@/lib/links/tools";
import { line } from "./line-shapes";

/** One of the words that the code knows; any other is told with those that exist. */
const oneOf = <Word extends string>(what: string, words: readonly [Word, ...Word[]]) =>
  z.enum(words, {
    error: ({ input }) => `没有叫“${String(input)}”的${what}，能写的有：${words.join("、")}`,
  });

/** By which outline and which schematics a product is drawn (docs/editing.md). */
export const drawingShape = z.strictObject({
  outline: oneOf("外形", OUTLINE_NAMES).optional(),
  wiring: z.array(oneOf("接线图", WIRING_NAMES)).min(1, "至少写一种接线图，或者不写 wiring").optional(),
});

/** What a calculator chooses such products for. */
export const roleShape = oneOf("用途", ROLES);

/** The calculator that helps to choose such a product, and its fields that are preset, as a query. */
export const toolShape = z.strictObject({
  name: oneOf("计算工具", TOOL_NAMES),
  preset: z
    .string()
    .regex(/^[a-z]\w*=[\w.-]*(?:&[a-z]\w*=[\w.-]*)*$/, "预设要写成 duty=fast&h=10 的样子")
    .default(""),
});

/** As many parameters stand beside each product of a list. */
const MOST_COLUMNS = 4;

type Column = string | { name: string; keys: string[]; words?: string[] | undefined };

/** A column with the keys of its parameters, as a list reads it. */
export const columnOf = (column: Column): Exclude<Column, string> | { keys: string[] } =>
  typeof column === "string" ? { keys: [column] } : column;

/** Several parameters of which each product has one, under one name. */
const named = z
  .strictObject({
    name: line,
    keys: z.array(line).min(2, "至少写两个参数，只有一个时直接写它的代号"),
    /** What stands before each of them, where the unit does not say which it is. */
    words: z.array(line).optional(),
  })
  .refine(({ keys, words = keys }) => words.length === keys.length, {
    path: ["words"],
    error: "每个参数写一个词",
  });

/** What comes first beside each product where all families stand together. */
export const namedColumns = z.array(named).max(MOST_COLUMNS, `最多写 ${MOST_COLUMNS} 栏`);

/** A parameter's key, or several under one name. */
const column: z.ZodType<Column> = z.union(
  [line, named],
  '要写成参数的代号，或者 { "name": "规格", "keys": ["rated-capacity", "rated-current"] } 的样子',
);

/** What lists of a category show beside each product, and where else to look. */
export const listShape = z.strictObject({
  columns: z
    .array(column)
    .min(1, "至少写一个参数，或者不写 columns")
    .max(MOST_COLUMNS, `最多写 ${MOST_COLUMNS} 个参数`)
    .optional(),
  elsewhere: z.strictObject({ text: line, category: z.int("分类编号要写成整数") }).optional(),
});
