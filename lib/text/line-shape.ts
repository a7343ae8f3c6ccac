import { z } from "zod";

/** One line: no line breaks, no leading or trailing spaces. */
export const line = z
  .string("要写成文字")
  .min(1, "不能为空")
  .refine(
    (value) => value === value.trim() && !/[\u0000-\u001f\u007f]/.test(value),
    "首尾不能有空格，中间不能换行",
  );
