import { listOrders } from "@/db/queries/inquiry/orders";
import { fault, methods } from "@/lib/api/call";
import { INVALID, refuse, succeed } from "@/lib/http/envelope";
import { CART_TEXT } from "@/lib/inquiry/cart-texts";
import { MESSAGE_TEXT } from "@/lib/inquiry/message-rules";
import { ordersInput } from "@/lib/api/orders-input";
import { listData } from "@/lib/links/paging";
import { cartCookies, refusedAnswer, visitorOf } from "@/app/api/visitor-cart";
import { ownerOf } from "@/app/api/order-owner";
import { orderAnswer } from "./order-answer";
import { submitOrder } from "./submit";

const FAULT_TEXT = { ...MESSAGE_TEXT, nothing: CART_TEXT.nothing };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => {
    const found = ordersInput.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!found.success) return refuse(INVALID);
    const { items, total } = listOrders(ownerOf(request), found.data);
    return succeed(listData({ items: items.map(orderAnswer), total }, found.data));
  },
  POST: async (request) => {
    const visitor = visitorOf(request);
    const outcome = await submitOrder(request);
    if ("status" in outcome) return fault(outcome.status);
    if ("retryAfter" in outcome) return refusedAnswer(outcome);
    if ("fault" in outcome) return refuse(FAULT_TEXT[outcome.fault], outcome.fault);
    return succeed({ number: outcome.number }, "", cartCookies(visitor, visitor.cart));
  },
});
