import { z } from "zod";
import { removeCartAddress, setCartAddress } from "@/db/queries/inquiry/cart-addresses";
import { getCartAddress } from "@/db/queries/inquiry/carts";
import { addressForm } from "@/lib/inquiry/cart-form";
import { methods, posted } from "@/lib/api/call";
import { succeed } from "@/lib/http/envelope";
import { countedOf } from "@/lib/http/sender";
import { cartCookies, refusedAnswer, tokenOf, visitorOf } from "@/app/api/visitor-cart";

/** The call of SPEC §7 whose method the caller chooses: POST and PUT are equivalent. */
const set = posted(addressForm, async (input, request) => {
  const visitor = visitorOf(request);
  const changed = await setCartAddress(visitor.cart, input, countedOf(request));
  if (!("data" in changed)) return refusedAnswer(changed);
  return succeed({ ...changed.data, ...tokenOf(changed) }, "", cartCookies(visitor, changed.cart));
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => succeed(getCartAddress(visitorOf(request).cart)),
  POST: set,
  PUT: set,
  DELETE: posted(z.object({}), async (_input, request) => {
    await removeCartAddress(visitorOf(request).cart);
    return succeed(null);
  }),
});
