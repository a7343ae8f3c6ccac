import { z } from "zod";
import { memberOf } from "@/app/api/signed-in";
import { getUsername } from "@/db/queries/members/user-names";
import { methods, posted } from "@/lib/api/call";
import { succeed } from "@/lib/http/envelope";
import { cookieOf } from "@/lib/http/cookie";

/** The signed-in member, or else the member of a mini-program, which sends the cookie of SPEC §1. */
const username = (request: Request) =>
  succeed({ username: memberOf(request)?.username ?? getUsername(cookieOf(request, "userId")) });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: username,
  POST: posted(z.object({}), (_input, request) => username(request)),
});
