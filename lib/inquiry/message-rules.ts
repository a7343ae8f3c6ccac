import type { FieldFault } from "@/lib/http/field-fault";
import { ATTACHMENT_TEXT } from "./attachment-rules";

/** Rules of the consultation message that browser and server share (SPEC §5, CONTRACT §1). */

/** Mainland mobile numbers in the ranges that are given out. */
export const MOBILE = /^(?:1(?:3\d|4[014-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}|1610\d{7})$/;
/** The same as an input's `pattern`, for forms without script. */
export const PHONE_PATTERN = `\\s*${MOBILE.source.slice(1, -1)}\\s*`;
/** Words between single dots before the @, a host name of two labels or more after it; Chinese ones too. */
const EMAIL =
  /^[^\s@"(),.:;<>[\]\\]+(?:\.[^\s@"(),.:;<>[\]\\]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*$/u;

export const MESSAGE_TEXT = {
  name: "请输入姓名",
  phone: "请输入正确的手机号码",
  addres: "请输入联系地址",
  email: "请输入正确的邮箱",
  ...ATTACHMENT_TEXT,
  invalid: "参数错误",
  incomplete: "请填写信息",
  success: "提交成功",
} as const;

/** The header in which Message/add tells the number that the message has at the desk. */
export const NUMBER_HEADER = "message-number";

export const MESSAGE_MAX = {
  name: 50,
  addres: 200,
  email: 254,
  content: 2000,
  about: 2000,
  token: 64,
} as const;

/** `addres` is the API's spelling. */
export type CheckedField = "name" | "phone" | "addres" | "email" | "content" | "about";
/** Those that a visitor fills in, in the order in which the form shows them. */
export const CHECKED_FIELDS = [
  "name",
  "phone",
  "email",
  "addres",
  "content",
] as const satisfies CheckedField[];

/** Line breaks, control characters, and what turns or hides the characters beside it: none belongs in one line. */
export const NOT_IN_LINE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Characters as people count them; a form without script sends a line break as two. */
const length = (text: string) => [...text.replace(/\r\n/g, "\n")].length;

/** What is wrong with a field; white space around the value does not count. */
export function faultOf(field: CheckedField, value: string): FieldFault | undefined {
  const text = value.trim();
  if (field === "phone") return MOBILE.test(text) ? undefined : "phone";
  if (field === "email") {
    const wrong = text !== "" && (length(text) > MESSAGE_MAX.email || !EMAIL.test(text));
    if (wrong) return "email";
  }
  if (field === "content" || field === "about")
    return length(text) > MESSAGE_MAX[field] ? "invalid" : undefined;
  if (NOT_IN_LINE.test(text)) return "invalid";
  if (field === "email") return undefined;
  if (text === "") return field;
  return length(text) > MESSAGE_MAX[field] ? "invalid" : undefined;
}

/** The same in the visitor's language. */
export function faultText(field: CheckedField, value: string): string | undefined {
  const fault = faultOf(field, value);
  return fault && MESSAGE_TEXT[fault];
}
