import { listOrders, sendOrder } from "@/db/queries/orders";
import { orderForm } from "@/lib/cart/form";
import { methods, posted } from "@/lib/http/call";
import { INVALID, refuse, succeed } from "@/lib/http/envelope";
import { ordersInput } from "@/lib/http/orders-input";
import { senderOf } from "@/lib/http/sender";
import { listData } from "@/lib/routes/paging";
import { cartCookies, refusedAnswer, visitorOf } from "@/app/api/visitor-cart";
import { orderAnswer } from "./order-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => {
    const found = ordersInput.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!found.success) return refuse(INVALID);
    const { items, total } = listOrders(visitorOf(request).cart, found.data);
    return succeed(listData({ items: items.map(orderAnswer), total }, found.data));
  },
  POST: posted(orderForm, async (input, request) => {
    const visitor = visitorOf(request);
    const sent = await sendOrder(visitor.cart, input, senderOf(request));
    if (!("number" in sent)) return refusedAnswer(sent);
    return succeed({ number: sent.number }, "", cartCookies(visitor, visitor.cart));
  }),
});
