import { getCartSum } from "@/db/queries/carts";
import { methods } from "@/lib/http/call";
import { succeed } from "@/lib/http/envelope";
import { visitorOf } from "@/app/api/visitor-cart";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => succeed(getCartSum(visitorOf(request).cart)),
});
