import { z } from "zod";

const MOST_PARTS = 8;

/** Figures that a calculation determines: size of one piece (kvar or A), voltage, reactance rate in %, steps, groups, compensation mode. */
export const FIGURES = ["size", "volts", "percent", "steps", "groups", "mode"] as const;

const words = (longest: number) =>
  z
    .string("要写成文字")
    .min(1, "不能为空")
    .max(longest, `不超过 ${longest} 个字`)
    .refine((value) => value === value.trim(), "首尾不能有空格");
/** Characters allowed in codes, including separators. */
const signs = (pattern: RegExp) => z.string("要写成文字").regex(pattern, "含有型号代码里不用的字符");
const code = signs(/^[A-Za-z0-9.+×%/-]{1,20}$/);
const between = signs(/^[A-Za-z0-9+×%/-]{0,6}$/).default("");

/** Lines of the parameter table that a choice sets, by label. */
const sets = z.record(words(30), words(80)).default({});

const common = {
  name: words(12),
  /** The text before the value: the separator, and letters that belong to every value (`-KCT`). */
  before: between,
  /** The line of the parameter table that it determines. */
  line: words(30).optional(),
  /** The calculated figure that determines it, if any. */
  figure: z
    .enum(FIGURES, {
      error: ({ input }) => `不能是“${String(input)}”，能写的有：${FIGURES.join("、")}`,
    })
    .optional(),
  /** The meaning of leaving it out; without this the part is required. */
  absent: z.strictObject({ meaning: words(40), sets }).optional(),
};
/** The text in the parameter table, with `{}` for the value: `AC {}，50 Hz`. */
const text = words(60)
  .refine((value) => value.includes("{}"), "要有 {}")
  .optional();

const choice = z.strictObject({
  kind: z.literal("choice"),
  ...common,
  options: z
    .array(
      z.strictObject({
        code,
        meaning: words(60),
        /** The text in the line, if it differs from the meaning. */
        text: words(80).optional(),
        sets,
      }),
    )
    .min(1, "至少要有一个选项"),
  /** Common codes that this product does not have, with a sentence on the alternative. */
  elsewhere: z.array(z.strictObject({ code, says: words(60) })).default([]),
});

const numberAt = z.number("要写成数字").min(0, "不能小于 0");
const number = z.strictObject({
  kind: z.literal("number"),
  ...common,
  after: between,
  unit: words(6).optional(),
  text,
  /** Either these … */
  numbers: z.array(numberAt).min(1, "至少要有一个数").optional(),
  /** … or all of a range. */
  range: z.strictObject({ min: numberAt, max: numberAt, step: numberAt.positive("步长要大于 0") }).optional(),
  /** Other lines of the parameter table, a text for each of `numbers`. */
  with: z.record(words(30), z.array(words(60))).default({}),
});

/** Capacities that are switched separately: `20+10`. */
const steps = z.strictObject({
  kind: z.literal("steps"),
  ...common,
  unit: words(6),
  sums: z.array(signs(/^\d+(?:\.\d+)?(?:\+\d+(?:\.\d+)?)+$/)).min(1, "至少要有一组"),
  with: z.record(words(30), z.array(words(60))).default({}),
});

const codes = z.record(words(12), z.array(z.string()).min(1));

const partShape = z.discriminatedUnion("kind", [choice, number, steps], "要写 number、steps 或 choice 之一");

const ruleShape = z.union(
  [
    /** If the parts in `when` have these codes, the parts in `only` must have those. */
    z.strictObject({ when: codes, only: codes, says: words(80) }),
    /** The sum of these parts must be in a range. */
    z.strictObject({ sum: z.array(words(12)).min(2), min: numberAt, max: numberAt, says: words(80) }),
  ],
  "要写成 { when, only, says } 或 { sum, min, max, says }，says 不超过 80 个字",
);

/** Lines of the parameter table that depend on the codes of several parts. */
const variantShape = z.strictObject({ when: codes, sets });

/** The grammar of the order codes of a product, as written by editors (docs/editing.md) and stored. */
export const orderCodeShape = z.strictObject({
  /** The beginning of every code of the product. */
  head: signs(/^[A-Z0-9-]{3,20}$/),
  parts: z.array(partShape).min(1, "至少要有一段").max(MOST_PARTS, `最多 ${MOST_PARTS} 段`),
  rules: z.array(ruleShape).default([]),
  variants: z.array(variantShape).default([]),
});

export type OrderCode = z.infer<typeof orderCodeShape>;
export type Part = z.infer<typeof partShape>;
export type NumberPart = z.infer<typeof number>;
export type Rule = z.infer<typeof ruleShape>;
