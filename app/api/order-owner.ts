import type { Owner } from "@/db/queries/inquiry/orders";
import { memberOf } from "./signed-in";
import { visitorOf } from "./visitor-cart";

/** The owner whose orders a request may see. */
export const ownerOf = (request: Pick<Request, "headers">): Owner => ({
  cart: visitorOf(request).cart,
  member: memberOf(request)?.id,
});
