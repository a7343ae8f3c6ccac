import { cartKey } from "@/db/queries/inquiry/cart-key";
import { getCartSum, isFromBefore } from "@/db/queries/inquiry/carts";
import type { Changed, Refused } from "@/db/queries/inquiry/cart-changes";
import { CART_COOKIE, COUNT_COOKIE } from "@/lib/inquiry/cart-limits";
import { LIST_FAULT } from "@/lib/inquiry/cart-texts";
import { readSignedCart, signedCart } from "@/lib/inquiry/cart-token";
import { env } from "@/lib/env";
import { fail, refuse } from "@/lib/http/envelope";
import { cookieOf } from "@/lib/http/cookie";
import { SITE } from "@/lib/site";

/** Whose list a request is about. */
export type Visitor = {
  /** The list's id; undefined where we signed none for this visitor. */
  cart: string | undefined;
  isByToken: boolean;
  /** The cookie still has the name that it had behind TLS before. */
  isByOldName: boolean;
};

const isBehindTls = () => env().SITE_URL.startsWith("https:");

/** Under this name a browser takes a cookie from this very host alone: no neighbour under one domain can slip in a list. */
const cookieName = () => (isBehindTls() ? `__Host-${CART_COOKIE}` : CART_COOKIE);

/**
 * By the header `token` of clients without cookies, which wins if we signed it, or by our cookie. A list that is older than
 * the cookie's name behind TLS is known by the old one, until its next change.
 */
export function visitorOf(request: Pick<Request, "headers">): Visitor {
  const nobody: Visitor = { cart: undefined, isByToken: false, isByOldName: false };
  const key = cartKey();
  if (key === undefined) return nobody;
  // A browser may keep a token of somebody else's (SPEC §6): it must not hide the list that the cookie names.
  const byToken = readSignedCart(request.headers.get("token") ?? "", key);
  if (byToken !== undefined) return { ...nobody, cart: byToken, isByToken: true };
  const byCookie = readSignedCart(cookieOf(request, cookieName()), key);
  if (byCookie !== undefined || !isBehindTls()) return { ...nobody, cart: byCookie };
  const before = readSignedCart(cookieOf(request, CART_COOKIE), key);
  return before !== undefined && isFromBefore(before)
    ? { ...nobody, cart: before, isByOldName: true }
    : nobody;
}

/**
 * The cookies of an answer that changed a list: the list's own, for as long again as lists are kept, and how many pieces
 * are on it, which scripts may read. A client that sent a token gets none.
 */
export function cartCookies(
  { isByToken, isByOldName }: Visitor,
  cart: string | undefined,
): [string, string][] {
  const key = cartKey();
  if (isByToken || cart === undefined || key === undefined) return [];
  const seconds = SITE.cartRetentionDays * 24 * 3600;
  const common = `SameSite=Lax${isBehindTls() ? "; Secure" : ""}`;
  const kept = `Path=/; Max-Age=${seconds}; ${common}`;
  return [
    ["set-cookie", `${cookieName()}=${signedCart(cart, key)}; ${kept}; HttpOnly`],
    ["set-cookie", `${COUNT_COOKIE}=${getCartSum(cart)}; ${kept}`],
    ...(isByOldName
      ? [["set-cookie", `${CART_COOKIE}=; Path=/; Max-Age=0; ${common}; HttpOnly`] satisfies [string, string]]
      : []),
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
