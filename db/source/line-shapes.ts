import { z } from "zod";
import { unknownKeys } from "./unknown-keys";

z.config({
  ...z.locales.zhCN(),
  customError: (issue) =>
    issue.code === "unrecognized_keys" && issue.inst instanceof z.ZodObject
      ? unknownKeys(issue.keys, Object.keys(issue.inst.shape))
      : undefined,
});

/** One line: no line breaks, no blanks around it. */
export const line = z
  .string("要写成文字")
  .min(1, "不能为空")
  .refine(
    (value) => value === value.trim() && !/[\u0000-\u001f\u007f]/.test(value),
    "首尾不能有空格，中间不能换行",
  );
/** Values that the store joins with commas. */
export const item = line.refine((value) => !value.includes(","), "不能含有英文逗号");
/** A cell of a table; it may be empty. */
export const cell = z.union([z.literal(""), line]);
