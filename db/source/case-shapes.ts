import { z } from "zod";
import { FIGURE_UNITS, INDUSTRIES, PROBLEMS, VOLTAGES } from "@/lib/cases/facts";
import { line } from "./line-shapes";

const keyOf = (names: Readonly<Record<string, string>>, says: string) =>
  z.enum(Object.keys(names), `${says}要写 ${Object.keys(names).join("、")} 之一`);
/** Text, so that `0.90` keeps its digits. */
const value = z
  .string('数值要写在引号里，如 "0.86"')
  .regex(/^-?\d+(\.\d+)?$/, '数值要写成 "0.86" 的样子，单位写在 unit 里');

const figure = z.strictObject({
  name: line,
  before: value.optional(),
  after: value,
  unit: z
    .string("单位要写成文字")
    .refine((unit) => FIGURE_UNITS.includes(unit), { error: ({ input }) => `没有「${input}」这个单位` })
    .optional(),
});

export const caseFactsShape = z.strictObject({
  year: z.int("年份要写成整数").min(2000, "年份要在 2000 年以后").max(2099, "年份要在 2099 年以前"),
  industry: keyOf(INDUSTRIES, "行业"),
  problems: z.array(keyOf(PROBLEMS, "治理内容")).min(1, "至少写一项治理内容").max(2, "治理内容最多两项"),
  site: line,
  installed: line,
  town: line.max(8, "地点不超过 8 字").default(""),
  voltage: keyOf(VOLTAGES, "电压").optional(),
  figures: z.array(figure).min(2, "至少写两项数据").max(4, "最多写四项数据"),
});
