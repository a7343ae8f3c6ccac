import { z } from "zod";
import {
  ownInput,
  pickForm,
  postForm,
  postInput,
  postsInput,
  repliesInput,
  replyForm,
  replyInput,
} from "@/lib/board/form";
import { BOARD_TEXT, MOST_A_DAY, MOST_PENDING } from "@/lib/board/rules";
import * as answers from "./board-answers";
import { INVALID, NOT_FOUND } from "@/lib/http/envelope";
import { MEMBER_TEXT } from "@/lib/members/rules";
import type { Call } from "./documented-call";

const common = { method: "POST", group: "board", isStaged: true } as const;
const own = { ...common, readsMember: true } as const;
const { nobody } = MEMBER_TEXT;
const { pending, day, banned, accepted } = BOARD_TEXT;

const question = {
  id: 1,
  title: "变频器旁边的电容柜要不要配电抗器",
  createtime: "2026-11-24 10:00:00",
  username: "王工",
  product_id: 0,
  model: "",
};
const content = "车间有三台 75 kW 变频器，补偿柜的电容器一年换了两次，应该怎么选电抗率？";
const reply = {
  id: 1,
  content: "以 5 次谐波为主，选 7% 电抗率，电容器额定电压相应提高到 480 V。",
  createtime: "2026-11-24 11:00:00",
  username: "李工",
  staff: 0,
  accepted: 0,
};
const ownReply = { ...reply, state: "public", reason: "", speak: 1, stick: 0, title: question.title };
const page = (item: object) => ({ data: [item], total: 1, per_page: 12, current_page: 1, last_page: 1 });
const writing = [INVALID, nobody, NOT_FOUND, pending, day, banned];
const listed = { ...question, replies: 1, answered: 0 };
const sent = { title: question.title, content };

/** The calls of both questions and notes. */
const postCalls = (folder: "Speak" | "Sticks", name: string): Call[] => [
  {
    ...common,
    path: `/api/${folder}/getList`,
    title: `${name}列表`,
    note: "置顶的在前，其余从新到旧。",
    input: postsInput,
    answer: answers.postPage,
    refusals: [INVALID],
    example: { input: {}, data: page(listed) },
  },
  {
    ...own,
    path: `/api/${folder}/getDetail`,
    title: `${name}正文`,
    note: "没有公开的只有作者自己看得到。",
    input: postInput,
    answer: answers.postDetail,
    refusals: [INVALID, NOT_FOUND],
    example: { input: { id: "1" }, data: { ...question, content, state: "public", replies: 1 } },
  },
  {
    ...own,
    path: `/api/${folder}/add`,
    title: `发布${name}`,
    note: `先审核再公开。每位会员至多 ${MOST_PENDING.posts} 条待审核，一天至多 ${MOST_A_DAY.posts} 条。带着同一个 token 重发，不会重复发布。`,
    input: postForm,
    answer: answers.written,
    refusals: writing,
    isLimited: true,
    example: { input: sent, data: { id: 1, state: "pending", personal: [] } },
  },
];

const ownList = (path: string, title: string, answer: z.ZodType, item: object): Call => ({
  ...{ ...own, path, title, input: ownInput, answer, refusals: [INVALID, nobody] },
  example: { input: {}, data: page(item) },
});

const change = (
  path: string,
  title: string,
  note: string,
  input: z.ZodObject,
  more: string[] = [],
): Call => ({
  ...{ ...own, path, title, note, input, answer: z.null() },
  refusals: [INVALID, nobody, NOT_FOUND, ...more],
  example: { input: { id: "1", ...("on" in input.shape && { on: "1" }) }, data: null },
});

/** The calls of questions, notes and answers. */
export const BOARD_CALLS: readonly Call[] = [
  ...postCalls("Speak", "问题"),
  change("/api/Speak/pick", "关注问题", "关注的问题在 Speak/getPickUserList 里。", pickForm),
  ownList("/api/Speak/getPickUserList", "我关注的问题", answers.postPage, listed),
  ...postCalls("Sticks", "手记"),
  ownList("/api/Sticks/getUserList", "我的手记", answers.ownPostPage, {
    ...{ id: 1, title: question.title, content, createtime: question.createtime, product_id: 0, model: "" },
    ...{ state: "pending", reason: "" },
  }),
  change("/api/Sticks/del", "删除我的手记", "连同其下的评论一起删除。", postInput),
  {
    ...common,
    path: "/api/Commit/getList",
    title: "回答列表",
    note: "speak 与 stick 填一个。本公司的回答在前，其次是采纳的，其余从旧到新。",
    input: repliesInput,
    answer: answers.replyPage,
    refusals: [INVALID, NOT_FOUND],
    example: { input: { speak: "1" }, data: page(reply) },
  },
  {
    ...own,
    path: "/api/Commit/add",
    title: "回答",
    note: "speak 与 stick 填一个。先审核再公开。",
    input: replyForm,
    answer: answers.written,
    refusals: writing,
    isLimited: true,
    example: {
      input: { speak: "1", content: reply.content },
      data: { id: 1, state: "pending", personal: [] },
    },
  },
  {
    ...change("/api/Commit/accept", "采纳回答", "只有提问者可以，每个问题一个，不能更改。", replyInput, [
      accepted,
    ]),
    isLimited: true,
  },
  change("/api/Commit/del", "删除我的回答", "不能恢复。", replyInput),
  ownList("/api/Commit/getPickList", "我被采纳的回答", answers.ownReplyPage, { ...ownReply, accepted: 1 }),
  ownList("/api/Commit/getReplyUserList", "别人给我的回答", answers.ownReplyPage, ownReply),
];
