import { z } from "zod";
import { type CartChange, changeCart, type Refused } from "@/db/queries/inquiry/cart-changes";
import { listCartLines } from "@/db/queries/inquiry/carts";
import { lineChanges } from "@/lib/inquiry/cart-form";
import { methods, pathId, posted } from "@/lib/api/call";
import { INVALID, refuse, succeed } from "@/lib/http/envelope";
import { countedOf } from "@/lib/http/sender";
import { cartCookies, refusedAnswer, type Visitor, visitorOf } from "@/app/api/visitor-cart";

/** Changes one line. @returns the reason of a refusal */
async function refusedChange(
  { cart }: Visitor,
  id: number,
  change: CartChange,
  request: Request,
): Promise<Refused | undefined> {
  const changed = await changeCart(cart, change, countedOf(request));
  if ("retryAfter" in changed) return changed;
  const fault = changed.faults.get(id);
  return fault && { fault };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: posted(lineChanges, async (changes, request) => {
    const id = pathId(request);
    if (id === undefined) return refuse(INVALID);
    const visitor = visitorOf(request);
    const refused = await refusedChange(visitor, id, { lines: new Map([[id, changes]]) }, request);
    if (refused) return refusedAnswer(refused);
    const line = listCartLines(visitor.cart).find((own) => own.id === id);
    // Another tab may have removed it meanwhile.
    if (!line) return refusedAnswer({ fault: "missing" });
    return succeed(line, "", cartCookies(visitor, visitor.cart));
  }),
  DELETE: posted(z.object({}), async (_input, request) => {
    const id = pathId(request);
    if (id === undefined) return refuse(INVALID);
    const visitor = visitorOf(request);
    const refused = await refusedChange(visitor, id, { remove: id }, request);
    if (refused) return refusedAnswer(refused);
    return succeed(null, "", cartCookies(visitor, visitor.cart));
  }),
});
