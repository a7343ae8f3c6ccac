import type { FieldFault } from "@/lib/http/field-fault";
import { ATTACHMENT_TEXT } from "./attachment-rules";

/** Rules of messages, shared by browser and server (SPEC §5, CONTRACT §1). */

/** Mainland mobile numbers in assigned ranges. */
export const MOBILE = /^(?:1(?:3\d|4[014-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}|1610\d{7})$/;
/** The same as the `pattern` of an input, for forms without scripts. */
export const PHONE_PATTERN = `\\s*${MOBILE.source.slice(1, -1)}\\s*`;
/** A local part without empty labels, and a host name of two or more labels, also in Chinese. */
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

/** The response header of Message/add with the id of the message. */
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
/** The visible fields in the order of the form. */
export const CHECKED_FIELDS = [
  "name",
  "phone",
  "email",
  "addres",
  "content",
] as const satisfies CheckedField[];

/** Line breaks, control and formatting characters, which single-line fields must not contain. */
export const NOT_IN_LINE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** The length in code points; forms without scripts send line breaks as two characters. */
const length = (text: string) => [...text.replace(/\r\n/g, "\n")].length;

/** The fault of a field, ignoring surrounding white space. */
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

/** The same as a sentence. */
export function faultText(field: CheckedField, value: string): string | undefined {
  const fault = faultOf(field, value);
  return fault && MESSAGE_TEXT[fault];
}
