import { z } from "zod";
import { user } from "./call-answers";
import { INVALID } from "@/lib/http/envelope";
import * as answers from "./member-answers";
import { codeForm, deleteForm, loginForm, logoutForm } from "@/lib/members/form";
import { CODE_MINUTES, MEMBER_TEXT, MOST_TRIES, SESSION_DAYS } from "@/lib/members/rules";
import { MESSAGE_TEXT } from "@/lib/inquiry/message-rules";
import type { Call } from "./documented-call";

const { phone } = MESSAGE_TEXT;
const PHONE = "13800138000";
const own = { method: "POST", group: "user", readsMember: true, refusals: [MEMBER_TEXT.nobody] } as const;

const userCall = {
  path: "/api/user/index",
  group: "user",
  title: "当前用户",
  note: "登录的会员，或者 Cookie userId 指的用户；都不是时用户名为空。",
  answer: user,
  refusals: [],
  readsUser: true,
  example: { input: {}, data: { username: "" } },
} as const;

/** The calls of signing in and out. */
export const MEMBER_CALLS: readonly Call[] = [
  {
    method: "POST",
    path: "/api/Common/sendAliDaYuAuthCode",
    group: "user",
    title: "发送登录验证码",
    note: `验证码 ${CODE_MINUTES} 分钟内有效，用过一次或者错 ${MOST_TRIES} 次就失效。每个号码一分钟一条、一天五条，访客与网段另有限制。`,
    input: codeForm,
    answer: z.null(),
    msg: MEMBER_TEXT.sent,
    refusals: [phone, MEMBER_TEXT.closed],
    isLimited: true,
    isStaged: true,
    example: { input: { phone: PHONE }, data: null },
  },
  {
    method: "POST",
    path: "/api/user/login",
    group: "user",
    title: "用验证码登录",
    note: `第一次登录就是注册。凭证 ${SESSION_DAYS} 天内有效，浏览器由 Cookie session 代替。`,
    input: loginForm,
    answer: answers.signedIn,
    refusals: [phone, INVALID, MEMBER_TEXT.code],
    isLimited: true,
    isStaged: true,
    example: {
      input: { phone: PHONE, code: "482913", name: "王工" },
      data: { username: "王工", token: "q3hZk1vXc8mPp0LrT6yWb2nEd9sUa4gFjHiKoQ5xN7e" },
    },
  },
  { ...userCall, method: "GET" },
  { ...userCall, method: "POST" },
  {
    ...own,
    path: "/api/user/logout",
    title: "退出登录",
    input: logoutForm,
    answer: z.null(),
    refusals: [MEMBER_TEXT.nobody, INVALID],
    example: { input: {}, data: null },
  },
  {
    ...own,
    path: "/api/user/del",
    title: "注销账号",
    note: "账号、手机号码与登录立即删除。",
    input: deleteForm,
    answer: z.null(),
    refusals: [INVALID, MEMBER_TEXT.nobody],
    example: { input: { texts: "erase" }, data: null },
  },
];
