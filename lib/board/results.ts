import { FAULTS, NOT_FOUND } from "@/lib/http/envelope";
import { BOARD_TEXT, POST_CONTENT, REPLY_CONTENT, TITLE } from "./rules";

/** Why a text was not stored, shown on the page of the form: `?fault=…`. */
export const POSTED_FAULT = {
  ...{ pending: BOARD_TEXT.pending, day: BOARD_TEXT.day, banned: BOARD_TEXT.banned },
  missing: `没有发布：${NOT_FOUND}`,
  post: `标题要写 ${TITLE.least} 至 ${TITLE.most} 字，正文 ${POST_CONTENT.least} 至 ${POST_CONTENT.most} 字`,
  reply: `正文要写 ${REPLY_CONTENT.least} 至 ${REPLY_CONTENT.most} 字`,
  limit: FAULTS[429],
  busy: FAULTS[503],
} as const;
export type PostedFault = keyof typeof POSTED_FAULT;
export const isPostedFault = (value: string): value is PostedFault => Object.hasOwn(POSTED_FAULT, value);

/** The result of an action on the member's own page: `?result=…`. */
export const REPLY_RESULT = {
  sent: "已收到，审核通过后公开",
  personal: "已收到。正文里有像电话、邮箱或证件号的内容，公开之前请考虑删除重写",
  deleted: "已删除",
  accepted: "已采纳",
  settled: BOARD_TEXT.accepted,
  followed: "已关注",
  unfollowed: "已取消关注",
  missing: NOT_FOUND,
  choose: "请先选择发布过的内容怎样处理，再注销账号",
  limit: FAULTS[429],
  busy: FAULTS[503],
} as const;
export type ReplyResult = keyof typeof REPLY_RESULT;
export const isReplyResult = (value: string): value is ReplyResult => Object.hasOwn(REPLY_RESULT, value);
export const GOOD_RESULTS: readonly ReplyResult[] = [
  ...(["sent", "personal", "deleted", "accepted", "followed", "unfollowed"] as const),
];
