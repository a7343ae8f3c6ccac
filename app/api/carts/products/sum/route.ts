import { getCartSum } from "@/db/queries/inquiry/carts";
import { methods } from "@/lib/api/call";
import { succeed } from "@/lib/http/envelope";
import { visitorOf } from "@/app/api/visitor-cart";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => succeed(getCartSum(visitorOf(request).cart)),
});
