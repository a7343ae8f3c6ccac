import { INVALID, NOT_FOUND } from "@/lib/http/envelope";

/** Messages of lists, beside those of every call (lib/http/envelope.ts). */
export const CART_TEXT = {
  code: "型号代码与产品不符",
  twice: "询价单里已有这个型号代码，请把数量加到那一行，再移除这一行",
  nothing: "询价单里没有选中的产品",
  pay: "本站不在线收款，价格与付款方式由业务人员与您确认",
} as const;

/** Faults of changes to a list, with the message of the API. */
export const LIST_FAULT = {
  code: CART_TEXT.code,
  twice: CART_TEXT.twice,
  nothing: CART_TEXT.nothing,
  /** No such line, or no such product. */
  missing: NOT_FOUND,
  /** No room for another line, or the quantity is too large. */
  full: INVALID,
  /** All notes together are too long. */
  notes: INVALID,
} as const;

export type ListFault = keyof typeof LIST_FAULT;

/** The title and button of /contact with a list. */
export const SEND_LIST = "提交询价单";
