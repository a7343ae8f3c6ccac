import { getCartSum } from "@/db/queries/members";
import { methods } from "@/lib/http/call";
import { succeed } from "@/lib/http/envelope";
import { userIdOf } from "@/lib/http/user-id";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => succeed(getCartSum(userIdOf(request))),
});
