import { addToCart } from "@/db/queries/inquiry/cart-adding";
import { changeCart } from "@/db/queries/inquiry/cart-changes";
import { listCartLines } from "@/db/queries/inquiry/carts";
import { checkedForm, lineForm } from "@/lib/inquiry/cart-form";
import { methods, posted } from "@/lib/api/call";
import { succeed } from "@/lib/http/envelope";
import { countedOf } from "@/lib/http/sender";
import { cartCookies, refusedAnswer, tokenOf, visitorOf } from "@/app/api/visitor-cart";

const listed = (cart: string | undefined) => {
  const data = listCartLines(cart);
  return { data, total: data.length };
};

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => succeed(listed(visitorOf(request).cart)),
  POST: posted(lineForm, async (input, request) => {
    const visitor = visitorOf(request);
    const changed = await addToCart(visitor.cart, input, countedOf(request));
    if (!("data" in changed)) return refusedAnswer(changed);
    return succeed({ ...changed.data, ...tokenOf(changed) }, "", cartCookies(visitor, changed.cart));
  }),
  PUT: posted(checkedForm, async ({ checked: check }, request) => {
    const visitor = visitorOf(request);
    const changed = await changeCart(visitor.cart, { check }, countedOf(request));
    if ("retryAfter" in changed) return refusedAnswer(changed);
    return succeed(listed(visitor.cart), "", cartCookies(visitor, visitor.cart));
  }),
});
