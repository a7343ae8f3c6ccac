import { z } from "zod";
import { line } from "@/lib/text/line-shape";
import { unknownKeys } from "./unknown-keys";

/** The expected type of a field, in words for editors. */
const KINDS: Readonly<Record<string, string>> = {
  string: "文字",
  number: "数，不加引号",
  int: "整数，不加引号",
  boolean: "true 或 false",
  array: "列表，放在 [ ] 里",
  object: "字段，放在 { } 里",
  record: "字段，放在 { } 里",
};

z.config({
  ...z.locales.zhCN(),
  customError: (issue) => {
    if (issue.code === "unrecognized_keys" && issue.inst instanceof z.ZodObject)
      return unknownKeys(issue.keys, Object.keys(issue.inst.shape));
    const kind = issue.code === "invalid_type" ? KINDS[issue.expected] : undefined;
    return kind && `要写成${kind}`;
  },
});

export { line };

/** Values that the database joins with commas. */
export const item = line.refine((value) => !value.includes(","), "不能含有英文逗号");
/** A table cell, which may be empty. */
export const cell = z.union([z.literal(""), line], "要写成一行文字，首尾不能有空格，中间不能换行");
