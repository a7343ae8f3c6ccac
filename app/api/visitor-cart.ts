import { cartKey } from "@/db/queries/inquiry/cart-key";
import { getCartSum, isFromBefore } from "@/db/queries/inquiry/carts";
import type { Changed, Refused } from "@/db/queries/inquiry/cart-changes";
import { CART_COOKIE, COUNT_COOKIE } from "@/lib/inquiry/cart-limits";
import { LIST_FAULT } from "@/lib/inquiry/cart-texts";
import { readSignedCart, signedCart } from "@/lib/inquiry/cart-token";
import { isBehindTls } from "@/lib/env";
import { fail, refuse } from "@/lib/http/envelope";
import { cookieOf } from "@/lib/http/cookie";
import { SITE } from "@/lib/site";

/** The visitor and list of a request. */
export type Visitor = {
  /** The id of the list; undefined without one signed by this site. */
  cart: string | undefined;
  isByToken: boolean;
  /** Whether the cookie still has the name used behind TLS before `__Host-`. */
  isByOldName: boolean;
};

/** `__Host-` cookies can only be set by this very host: no other subdomain can plant a list. */
const cookieName = () => (isBehindTls() ? `__Host-${CART_COOKIE}` : CART_COOKIE);

/**
 * From the header `token` of clients without cookies, which wins if this site signed it, or from the cookie. Lists
 * older than the `__Host-` name of the cookie are found by the old name until their next change.
 */
export function visitorOf(request: Pick<Request, "headers">): Visitor {
  const nobody: Visitor = { cart: undefined, isByToken: false, isByOldName: false };
  const key = cartKey();
  if (key === undefined) return nobody;
  // The browser may have a foreign token stored (SPEC §6), which must not shadow the cookie's list.
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
 * The cookies of a response that changed a list: the list's id, renewed for the retention time, and the number of pieces,
 * which scripts may read. A client that sent a token gets none.
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

/** The answer of the API to a refused change of a list. */
export const refusedAnswer = (refused: Refused) =>
  "fault" in refused
    ? refuse(LIST_FAULT[refused.fault], refused.fault)
    : fail(429, { "retry-after": String(refused.retryAfter) });

/** The extra field in the first response about a new list: a token that clients without cookies may send. */
export function tokenOf({ cart, isNew }: Changed<unknown>): { token?: string } {
  const key = isNew ? cartKey() : undefined;
  return key === undefined ? {} : { token: signedCart(cart, key) };
}
