import { ATTACHMENT_TEXT } from "./attachment-rules";
import { CART_TEXT } from "./cart-texts";
import { MESSAGE_TEXT } from "./message-rules";

/** Results of a message in the address of the contact page, for browsers without scripts: `?result=…`. */
export const CONTACT_RESULT = {
  ok: MESSAGE_TEXT.success,
  name: MESSAGE_TEXT.name,
  phone: MESSAGE_TEXT.phone,
  addres: MESSAGE_TEXT.addres,
  email: MESSAGE_TEXT.email,
  ...ATTACHMENT_TEXT,
  invalid: MESSAGE_TEXT.invalid,
  busy: "服务繁忙，请稍后再试",
  limit: "提交过于频繁，请稍后再试",
  nothing: CART_TEXT.nothing,
} as const;

export type ContactResult = keyof typeof CONTACT_RESULT;
