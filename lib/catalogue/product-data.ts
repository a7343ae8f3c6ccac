import { z } from "zod";

const limits = z.object({
  min: z.number().describe("最小，mm"),
  max: z.number().describe("最大，mm；只有一个数时与 min 相同"),
});

const size = z.object({
  version: z.string().optional().describe("哪一种规格的尺寸，例如 4P；只有一种时没有这一项"),
  round: z.literal(true).optional().describe("圆柱形：宽和深都是直径"),
  width: limits.optional().describe("宽"),
  height: limits.optional().describe("高"),
  depth: limits.optional().describe("深或厚"),
});

const cutout = z.object({
  needed: z.boolean().describe("面板或柜体上要不要开孔"),
  version: z.string().optional().describe("不是面板开孔时，是什么的尺寸"),
  width: limits.optional().describe("宽"),
  height: limits.optional().describe("高"),
  tolerance: z.string().optional().describe("公差，mm，照原文，例如 +0.8/0"),
});

const standard = z.object({
  number: z.string().describe("标准号，不含年份，例如 GB/T 15576"),
  year: z.int().optional().describe("版本的年份；产品页面没有写年份时没有这一项，按现行版本"),
  title: z.string().optional().describe("标准的名称"),
});

const codes = z.record(z.string(), z.array(z.string()));
const part = z.object({
  kind: z.enum(["choice", "number", "steps"]).describe("choice 选一个代号，number 一个数，steps 几路容量"),
  name: z.string().describe("这一段的名称"),
  before: z.string().describe("写在值前面的字符"),
  after: z.string().optional().describe("写在值后面的字符"),
  unit: z.string().optional().describe("数值的单位"),
  codes: z
    .array(z.object({ code: z.string().describe("代号"), meaning: z.string().describe("含义") }))
    .optional()
    .describe("能选的代号；是数值范围时没有这一项"),
  range: z
    .object({
      min: z.number().describe("最小"),
      max: z.number().describe("最大"),
      step: z.number().describe("每隔多少一档"),
    })
    .optional()
    .describe("能写的数值范围"),
  absent: z.string().optional().describe("不写这一段时的含义；没有这一项时必须写"),
});

const orderCode = z.object({
  example: z.string().describe("订货示例"),
  head: z.string().describe("代码的开头"),
  parts: z.array(part).describe("依次是各段"),
  rules: z
    .array(
      z.object({
        says: z.string().describe("用文字说的规则"),
        when: codes.optional().describe("这些段是这些代号时"),
        only: codes.optional().describe("那些段只能是那些代号"),
        sum: z.array(z.string()).optional().describe("这些段的数相加"),
        min: z.number().optional().describe("相加不小于它"),
        max: z.number().optional().describe("相加不大于它"),
      }),
    )
    .describe("各段之间的规则"),
});

/** The fields of a product in the catalogue file, besides its parameters. */
export const productDataFields = {
  state: z.enum(["active", "discontinued"]).describe("active 在产，discontinued 已停产"),
  discontinued: z
    .object({
      since: z.string().describe("停产日期"),
      successor: z.int().optional().describe("代替它的产品的编号"),
    })
    .optional()
    .describe("已停产时有这一项"),
  revision: z
    .object({
      version: z.string().describe("产品资料的版本，与产品页面和数据页上的相同"),
      date: z.string().describe("这一版的日期"),
    })
    .optional()
    .describe("产品资料最近一次修订"),
  combinations: z
    .array(z.record(z.string(), z.union([z.number(), z.string()])))
    .optional()
    .describe(
      "只能一起选的值：每项以参数的代号为名，数值用参数的单位，例如 480 V 只配 7%；参数相同的几项是几种选法",
    ),
  dimensions: z.array(size).describe("外形尺寸，mm；页面没有写时为空"),
  cutout: cutout.optional().describe("开孔尺寸，mm；页面没有写要不要开孔时没有这一项"),
  standards: z.array(standard).describe("执行标准"),
  orderCode: orderCode.optional().describe("订货代码怎样写；没有订货代码时没有这一项"),
};

export type Combination = Readonly<Record<string, number | string>>;
export type Size = z.infer<typeof size> & Pick<z.infer<typeof cutout>, "tolerance">;
export type Standard = z.infer<typeof standard>;
export type FileOrderCode = z.infer<typeof orderCode>;
