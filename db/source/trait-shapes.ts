import { z } from "zod";
import { OUTLINE_NAMES, WIRING_NAMES } from "@/drawings/check";
import { ROLES } from "@/lib/tools/candidate";
import { TOOL_NAMES } from "@/lib/links/tools";
import { line } from "./line-shapes";

/** One of the known words; the error message lists them. */
const oneOf = <Word extends string>(what: string, words: readonly [Word, ...Word[]]) =>
  z.enum(words, {
    error: ({ input }) => `没有叫“${String(input)}”的${what}，能写的有：${words.join("、")}`,
  });

/** The outline and schematics of a product (docs/editing.md). */
export const drawingShape = z.strictObject({
  outline: oneOf("外形", OUTLINE_NAMES).optional(),
  wiring: z.array(oneOf("接线图", WIRING_NAMES)).min(1, "至少写一种接线图，或者不写 wiring").optional(),
});

/** The role in which a calculator selects such products. */
export const roleShape = oneOf("用途", ROLES);

/** The calculator that helps to choose such a product, and its preset fields as a query. */
export const toolShape = z.strictObject({
  name: oneOf("计算工具", TOOL_NAMES),
  preset: z
    .string()
    .regex(/^[a-z]\w*=[\w.-]*(?:&[a-z]\w*=[\w.-]*)*$/, "预设要写成 duty=fast&h=10 的样子")
    .default(""),
});

/** The number of parameter columns for which product lists have room. */
const MOST_COLUMNS = 4;

type Column = string | { name: string; keys: string[]; words?: string[] | undefined };

/** A column with its parameter keys, as lists read it. */
export const columnOf = (column: Column): Exclude<Column, string> | { keys: string[] } =>
  typeof column === "string" ? { keys: [column] } : column;

/** Several parameters under one name, of which each product has one. */
const named = z
  .strictObject({
    name: line,
    keys: z.array(line).min(2, "至少写两个参数，只有一个时直接写它的代号"),
    /** Prefixes of the values where the unit does not tell the parameters apart. */
    words: z.array(line).optional(),
  })
  .refine(({ keys, words = keys }) => words.length === keys.length, {
    path: ["words"],
    error: "每个参数写一个词",
  });

/** The first columns of lists across all families. */
export const namedColumns = z.array(named).max(MOST_COLUMNS, `最多写 ${MOST_COLUMNS} 栏`);

/** A parameter's key, or several keys under one name. */
const column: z.ZodType<Column> = z.union(
  [line, named],
  '要写成参数的代号，或者 { "name": "规格", "keys": ["rated-capacity", "rated-current"] } 的样子',
);

/** The columns of a category's product lists, and where else to look. */
export const listShape = z.strictObject({
  columns: z
    .array(column)
    .min(1, "至少写一个参数，或者不写 columns")
    .max(MOST_COLUMNS, `最多写 ${MOST_COLUMNS} 个参数`)
    .optional(),
  elsewhere: z.strictObject({ text: line, category: z.int("分类编号要写成整数") }).optional(),
});
