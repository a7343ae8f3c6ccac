import { z } from "zod";
import { cell, line } from "./line-shapes";

export const optionalLine = cell.default("");
export const rich = z.string("要写成文字").default("");
export const id = z.int("编号要写成整数").positive("编号要大于 0");
export const sort = z.int("排序号要写成整数").default(0);
/** China time. */
export const createtime = z
  .string("要写明时间")
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, "时间要写成 2026-01-31 09:30:00 的样子")
  .refine((value) => !Number.isNaN(Date.parse(`${value.replace(" ", "T")}+08:00`)), "没有这个时间");
/** The time of a record that is not to be published yet. */
export const UNDECIDED = "未定";
/** When a record is published and removed (db/source/timed-content.ts); always visible without. */
export const times = {
  publish: createtime.or(z.literal(UNDECIDED)).optional(),
  until: createtime.optional(),
};
/** A picture's name in db/content/pictures.json, e.g. `products/lh-zcs-1`. */
export const image = line;
