import { getCartSum } from "@/db/members";
import { methods } from "@/lib/call";
import { succeed } from "@/lib/envelope";
import { userIdOf } from "@/lib/user-id";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => succeed(getCartSum(userIdOf(request))),
});
