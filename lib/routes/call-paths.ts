import { POSTED_SEND, REPLY_CHANGE } from "@/lib/board/addresses";
import { CART_CHANGE, CART_FILES } from "@/lib/inquiry/cart-limits";
import { SEND } from "@/lib/inquiry/contact-address";
import { UNSUBSCRIBE_SEND } from "@/lib/inquiry/customer-mail-address";
import { QUOTATION_REPLY } from "@/lib/inquiry/quotation";
import { LOGIN_SEND } from "@/lib/members/rules";

/** Addresses outside of /api that accept a POST, for forms without JavaScript. */
const FORMS: readonly string[] = [
  SEND,
  CART_CHANGE,
  CART_FILES,
  QUOTATION_REPLY,
  UNSUBSCRIBE_SEND,
  LOGIN_SEND,
  POSTED_SEND,
  REPLY_CHANGE,
];

/** Addresses that accept file uploads. */
export const FILE_ADDRESSES: readonly string[] = [SEND, "/api/Message/add", "/api/orders"];

/** Whether a path is a call, so that errors are answered with the API envelope. */
export const isCallPath = (path: string) =>
  path === "/api" || path.startsWith("/api/") || FORMS.includes(path);
