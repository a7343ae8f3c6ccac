import { getOrder, isOwn } from "@/db/queries/inquiry/orders";
import { methods, pathEnd } from "@/lib/api/call";
import { NOT_FOUND, refuse, succeed } from "@/lib/http/envelope";
import { ownerOf } from "@/app/api/order-owner";
import { orderAnswer } from "@/app/api/orders/order-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => {
    const order = getOrder(pathEnd(request));
    return order && isOwn(order, ownerOf(request)) ? succeed(orderAnswer(order)) : refuse(NOT_FOUND);
  },
});
