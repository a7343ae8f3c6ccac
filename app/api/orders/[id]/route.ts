import { getOrder } from "@/db/queries/inquiry/orders";
import { methods, pathEnd } from "@/lib/api/call";
import { NOT_FOUND, refuse, succeed } from "@/lib/http/envelope";
import { visitorOf } from "@/app/api/visitor-cart";
import { orderAnswer } from "@/app/api/orders/order-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => {
    const { cart } = visitorOf(request);
    const order = cart === undefined ? undefined : getOrder(pathEnd(request));
    return order && order.cart === cart ? succeed(orderAnswer(order)) : refuse(NOT_FOUND);
  },
});
