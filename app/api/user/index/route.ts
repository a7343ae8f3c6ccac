import { z } from "zod";
import { getUsername } from "@/db/queries/members";
import { methods, posted } from "@/lib/http/call";
import { succeed } from "@/lib/http/envelope";
import { cookieOf } from "@/lib/http/cookie";

const username = (request: Request) => succeed({ username: getUsername(cookieOf(request, "userId")) });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: username,
  POST: posted(z.object({}), (_input, request) => username(request)),
});
