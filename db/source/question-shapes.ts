import { z } from "zod";
import { POST_CONTENT, REPLY_CONTENT, TITLE } from "@/lib/board/rules";
import { isWriting, plainWriting } from "@/lib/board/text";
import { line } from "./line-shapes";
import { createtime, id, times } from "./record-shapes";

/** Ids of members' questions are larger. */
const MOST_QUESTION = 99_999;
const written = (least: number, most: number) =>
  z
    .string("要写成文字")
    .refine(
      (text) => text === plainWriting(text) && isWriting(text, { least, most }),
      `要写 ${least} 至 ${most} 字，前后没有空白`,
    );
export const question = z.strictObject({
  id: id.max(MOST_QUESTION, `编号不超过 ${MOST_QUESTION}`),
  title: line.max(TITLE.most, `标题不超过 ${TITLE.most} 字`),
  content: written(POST_CONTENT.least, POST_CONTENT.most),
  answer: written(REPLY_CONTENT.least, REPLY_CONTENT.most),
  product: id.optional(),
  family: id,
  links: z
    .array(z.strictObject({ href: line.startsWith("/", "链接要写站内地址，以 / 开头"), label: line }))
    .default([]),
  createtime,
  ...times,
});
