import { cartKey } from "@/db/queries/cart-key";
import { getCartSum } from "@/db/queries/carts";
import type { Changed, Refused } from "@/db/queries/cart-changes";
import { CART_COOKIE, COUNT_COOKIE } from "@/lib/cart/limits";
import { LIST_FAULT } from "@/lib/cart/texts";
import { readSignedCart, signedCart } from "@/lib/cart/token";
import { env } from "@/lib/env";
import { fail, refuse } from "@/lib/http/envelope";
import { cookieOf } from "@/lib/http/cookie";
import { SITE } from "@/lib/site";

/**
 * Whose list a request is about: by the header `token` of clients without cookies, which wins if we signed it, or by our
 * cookie.
 */
export type Visitor = {
  /** The list's id; undefined where we signed none for this visitor. */
  cart: string | undefined;
  isByToken: boolean;
};

export function visitorOf(request: Pick<Request, "headers">): Visitor {
  const [token, cookie] = [request.headers.get("token") ?? "", cookieOf(request, CART_COOKIE)];
  const key = token || cookie ? cartKey() : undefined;
  if (key === undefined) return { cart: undefined, isByToken: false };
  // A browser may keep a token of somebody else's (SPEC §6): it must not hide the list that the cookie names.
  const byToken = readSignedCart(token, key);
  return { cart: byToken ?? readSignedCart(cookie, key), isByToken: byToken !== undefined };
}

/**
 * The cookies of an answer that changed a list: the list's own, for as long again as lists are kept, and how many pieces
 * are on it, which scripts may read. A client that sent a token gets none.
 */
export function cartCookies({ isByToken }: Visitor, cart: string | undefined): [string, string][] {
  const key = cartKey();
  if (isByToken || cart === undefined || key === undefined) return [];
  const seconds = SITE.cartRetentionDays * 24 * 3600;
  const common = `Path=/; Max-Age=${seconds}; SameSite=Lax${env().SITE_URL.startsWith("https:") ? "; Secure" : ""}`;
  return [
    ["set-cookie", `${CART_COOKIE}=${signedCart(cart, key)}; ${common}; HttpOnly`],
    ["set-cookie", `${COUNT_COOKIE}=${getCartSum(cart)}; ${common}`],
  ];
}

/** What a change of a list was refused with, as the API says it. */
export const refusedAnswer = (refused: Refused) =>
  "fault" in refused
    ? refuse(LIST_FAULT[refused.fault], refused.fault)
    : fail(429, { "retry-after": String(refused.retryAfter) });

/** What the first answer about a new list tells a client besides: the token that it may send instead of the cookie. */
export function tokenOf({ cart, isNew }: Changed<unknown>): { token?: string } {
  const key = isNew ? cartKey() : undefined;
  return key === undefined ? {} : { token: signedCart(cart, key) };
}
