import { z } from "zod";

const MOST_PARTS = 8;

/** What a calculation decides of a product: kvar or A of one, V, reactance rate in %, steps, groups, and how it compensates. */
export const FIGURES = ["size", "volts", "percent", "steps", "groups", "mode"] as const;

const words = (longest: number) =>
  z
    .string("要写成文字")
    .min(1, "不能为空")
    .max(longest, `不超过 ${longest} 个字`)
    .refine((value) => value === value.trim(), "首尾不能有空格");
/** Signs of a code as they are printed; the parts before and behind a value are signs, too. */
const signs = (pattern: RegExp) => z.string("要写成文字").regex(pattern, "含有型号代码里不用的字符");
const code = signs(/^[A-Za-z0-9.+×%/-]{1,20}$/);
const between = signs(/^[A-Za-z0-9+×%/-]{0,6}$/).default("");

/** Labels of the product's parameter table, and what stands there with this choice. */
const sets = z.record(words(30), words(80)).default({});

const common = {
  name: words(12),
  /** What stands before its value: the separator, and letters that belong to every value (`-KCT`). */
  before: between,
  /** The line of the parameter table that it decides. */
  line: words(30).optional(),
  /** What a calculation decides by it; nothing where it asks for no such thing. */
  figure: z
    .enum(FIGURES, {
      error: ({ input }) => `不能是“${String(input)}”，能写的有：${FIGURES.join("、")}`,
    })
    .optional(),
  /** What leaving it out means; without this it must be there. */
  absent: z.strictObject({ meaning: words(40), sets }).optional(),
};
/** In the parameter table, `{}` standing for the value: `AC {}，50 Hz`. */
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
        /** What stands in the line, where that is not the meaning. */
        text: words(80).optional(),
        sets,
      }),
    )
    .min(1, "至少要有一个选项"),
  /** Codes that people write and that this product does not have, with a sentence on what to take. */
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

/** Capacities that are switched one by one, as `20+10`. */
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
    /** Where these parts have these codes, those may only have those. */
    z.strictObject({ when: codes, only: codes, says: words(80) }),
    /** These numbers together. */
    z.strictObject({ sum: z.array(words(12)).min(2), min: numberAt, max: numberAt, says: words(80) }),
  ],
  "要写成 { when, only, says } 或 { sum, min, max, says }，says 不超过 80 个字",
);

/** What several parts decide together: lines of the parameter table where all of them have these codes. */
const variantShape = z.strictObject({ when: codes, sets });

/** How a product's order code is made, as editors write it (docs/editing.md) and as the store holds it. */
export const orderCodeShape = z.strictObject({
  /** What every code of the product begins with. */
  head: signs(/^[A-Z0-9-]{3,20}$/),
  parts: z.array(partShape).min(1, "至少要有一段").max(MOST_PARTS, `最多 ${MOST_PARTS} 段`),
  rules: z.array(ruleShape).default([]),
  variants: z.array(variantShape).default([]),
});

export type OrderCode = z.infer<typeof orderCodeShape>;
export type Part = z.infer<typeof partShape>;
export type NumberPart = z.infer<typeof number>;
export type Rule = z.infer<typeof ruleShape>;
