import { z } from "zod";
import { BANNER_SIDES } from "@/lib/constants";
import { item, line } from "./line-shapes";
import { createtime, id, image, sort, times } from "./record-shapes";

/** With its edition, which decides what was certified. */
const standard = item.regex(
  /^[A-Z]+(\/[A-Z]+)* \d+(\.\d+)*[-:]\d{4}$/,
  "标准号要带年份，写成 GB/T 19001-2016 的样子",
);
const day = z.iso.date("日期要写成 2026-01-31 的样子");
export const honour = z.strictObject({
  id,
  type: id,
  sort,
  tilte: line,
  image,
  number: line,
  scope: line,
  issuer: line,
  /** By which a certificate was issued or a report was made. */
  standards: z.array(standard).min(1).optional(),
  /** The categories of products for which it is valid or in which a patent is used. */
  covers: z.array(id).min(1).optional(),
  /** Filing date of a patent. */
  applied: day.optional(),
  issued: day,
  expires: day.optional(),
  /** Of software copyrights. */
  version: line.optional(),
  createtime,
  ...times,
});
const gallery = z.strictObject({ id, sort, title: line, image, createtime, ...times });
export const room = gallery.extend({
  /** What is done there, and its benefit for customers. */
  work: line.max(60, "做什么不超过 60 字").optional(),
});
export const leader = gallery.extend({
  /** Guests, purpose, what they were shown and discussed, and the news about it. */
  visit: z
    .strictObject({
      guest: line.max(16, "来访者不超过 16 字"),
      subject: line.max(16, "事由不超过 16 字"),
      shown: line.max(40, "参观与交流不超过 40 字"),
      article: id.optional(),
    })
    .optional(),
});
export const banner = gallery.extend({
  /** Text and link below the title on the home page. */
  text: z
    .strictObject({
      sentence: line.max(40, "一句话不超过 40 字"),
      label: line.max(12, "链接文字不超过 12 字"),
      href: line.startsWith("/", "链接要写站内地址，以 / 开头"),
      side: z.enum(BANNER_SIDES, "文字的一侧写 left 或 right"),
    })
    .optional(),
});
