import { POSTED_SEND, REPLY_CHANGE } from "@/lib/board/addresses";
import { CART_CHANGE, CART_FILES } from "@/lib/inquiry/cart-limits";
import { SEND } from "@/lib/inquiry/contact-address";
import { UNSUBSCRIBE_SEND } from "@/lib/inquiry/customer-mail-address";
import { QUOTATION_REPLY } from "@/lib/inquiry/quotation";
import { LOGIN_SEND } from "@/lib/members/rules";

/** The addresses outside the API that take a POST: forms of browsers without JavaScript. */
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

/** The addresses of forms that files may come with. */
export const FILE_ADDRESSES: readonly string[] = [SEND, "/api/Message/add", "/api/orders"];

/** What is answered by a call, and refused by the API's envelope. */
export const isCallPath = (path: string) =>
  path === "/api" || path.startsWith("/api/") || FORMS.includes(path);
