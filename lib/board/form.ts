import { z } from "zod";
import { MAX_TITLE, PAGE_SIZE } from "@/lib/constants";
import { INVALID } from "@/lib/http/envelope";
import { TOKEN_MAX } from "@/lib/members/rules";
import { NOT_IN_LINE } from "@/lib/inquiry/message-rules";
import {
  emptyIsAbsent,
  idInput,
  listInput,
  titleInput,
  typedListInput,
  wholeNumber,
} from "@/lib/http/params";
import { POST_CONTENT, REPLY_CONTENT, TITLE } from "./rules";
import { isWriting, plainWriting } from "./text";

type Bounds = { least: number; most: number };

const writing = ({ least, most }: Bounds, description: string) =>
  z
    .string(INVALID)
    .transform(plainWriting)
    .refine((text) => isWriting(text, { least, most }), INVALID)
    .meta({ minLength: least, maxLength: most, description });

const token = z
  .string(INVALID)
  .trim()
  .max(TOKEN_MAX, INVALID)
  .default("")
  .describe("这次发布自己的编号，由调用方随机产生：带着它重发，不会重复发布");

const optionalId = (description: string) =>
  z.preprocess(emptyIsAbsent, wholeNumber().optional()).describe(description);

/** A question or a note. */
export const postForm = z.object({
  title: writing(TITLE, "标题，一行").refine((text) => !NOT_IN_LINE.test(text), INVALID),
  content: writing(POST_CONTENT, "正文：文字、列表与 ``` 之间的代码，型号会成为链接"),
  product: optionalId("所问产品的编号"),
  token,
});

export type PostForm = z.infer<typeof postForm>;

const target = {
  speak: optionalId("问题的编号，与 stick 二选一"),
  stick: optionalId("手记的编号，与 speak 二选一"),
};

/** An answer to a question, or a comment on a note. */
export const replyForm = z.object({ ...target, content: writing(REPLY_CONTENT, "正文"), token });

export type ReplyForm = z.infer<typeof replyForm>;
export type Target = Pick<ReplyForm, "speak" | "stick">;

const flag = (description: string) =>
  z.preprocess(emptyIsAbsent, wholeNumber({ minimum: 0, maximum: 1 }).optional()).describe(description);

export const postsInput = z.object({
  ...typedListInput(PAGE_SIZE.board, "产品分类的编号，含其下各级"),
  product: optionalId("产品的编号；不填为全部"),
  title: titleInput(MAX_TITLE),
  answered: flag("是否已有本公司的回答或采纳的回答：1 有，0 没有；不填为全部"),
});

export type PostsInput = z.infer<typeof postsInput>;

export const repliesInput = z.object({ ...listInput(PAGE_SIZE.board), ...target });
export const ownInput = z.object(listInput(PAGE_SIZE.board));
export const postInput = idInput("编号");
export const replyInput = idInput("回答的编号");

export const pickForm = z.object({
  id: idInput("问题的编号").shape.id,
  on: wholeNumber({ minimum: 0, maximum: 1 })
    .transform((value) => value === 1)
    .describe("1 关注，0 取消关注"),
});
