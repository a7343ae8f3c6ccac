import { z } from "zod";
import { changeCartLines, removeCartLine } from "@/db/queries/cart-changes";
import { listCartLines } from "@/db/queries/carts";
import { lineChanges } from "@/lib/cart/form";
import { methods, pathId, posted } from "@/lib/http/call";
import { INVALID, NOT_FOUND, refuse, succeed } from "@/lib/http/envelope";
import { cartCookies, visitorOf } from "@/app/api/visitor-cart";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: posted(lineChanges, async (changes, request) => {
    const id = pathId(request);
    if (id === undefined) return refuse(INVALID);
    const visitor = visitorOf(request);
    const fault = (await changeCartLines(visitor.cart, new Map([[id, changes]]))).get(id);
    if (fault !== undefined) return refuse(fault);
    const line = listCartLines(visitor.cart).find((own) => own.id === id);
    return line ? succeed(line, "", cartCookies(visitor, visitor.cart)) : refuse(NOT_FOUND);
  }),
  DELETE: posted(z.object({}), async (_input, request) => {
    const id = pathId(request);
    if (id === undefined) return refuse(INVALID);
    const visitor = visitorOf(request);
    const isRemoved = await removeCartLine(visitor.cart, id);
    return isRemoved ? succeed(null, "", cartCookies(visitor, visitor.cart)) : refuse(NOT_FOUND);
  }),
});
