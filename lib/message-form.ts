import { z } from "zod";

/** Mainland mobile numbers in the ranges that are given out (CONTRACT §1). */
export const MOBILE = /^(?:1(?:3\d|4[014-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}|1610\d{7})$/;

export const MESSAGE_TEXT = {
  name: "请输入姓名",
  phone: "请输入正确的手机号码",
  addres: "请输入联系地址",
  email: "请输入正确的邮箱",
  invalid: "参数错误",
  incomplete: "请填写信息",
  success: "提交成功",
} as const;

const BOUNDS = { name: 50, addres: 200, content: 2000, email: 254, token: 64 } as const;

const required = (name: "name" | "addres") =>
  z.string(MESSAGE_TEXT[name]).trim().min(1, MESSAGE_TEXT[name]).max(BOUNDS[name], MESSAGE_TEXT.invalid);
const optional = (max: number) => z.string(MESSAGE_TEXT.invalid).trim().max(max, MESSAGE_TEXT.invalid).default("");

/** The consultation message: the same rules for the form in the browser and for the API; `addres` is the API's spelling. */
export const messageForm = z.object({
  name: required("name"),
  phone: z.string(MESSAGE_TEXT.phone).trim().regex(MOBILE, MESSAGE_TEXT.phone),
  addres: required("addres"),
  sex: z.preprocess(
    (value) => (value === "" || value === undefined ? "0" : value),
    z.enum(["0", "1"], MESSAGE_TEXT.invalid),
  ),
  email: z.preprocess(
    (value) => (typeof value === "string" ? value.trim() : value),
    z.union([z.literal(""), z.email(MESSAGE_TEXT.email).max(BOUNDS.email, MESSAGE_TEXT.email)], MESSAGE_TEXT.email).default(""),
  ),
  content: optional(BOUNDS.content),
  /** The form's own id: the same token again stores nothing new. */
  token: optional(BOUNDS.token),
  /** A field that people do not see and leave empty. */
  website: optional(BOUNDS.addres),
});

export type MessageForm = z.infer<typeof messageForm>;
