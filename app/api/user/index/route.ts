import { z } from "zod";
import { getUsername } from "@/db/members";
import { methods, posted } from "@/lib/call";
import { succeed } from "@/lib/envelope";
import { userIdOf } from "@/lib/user-id";

const username = (request: Request) => succeed({ username: getUsername(userIdOf(request)) });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: username,
  POST: posted(z.object({}), (_input, request) => username(request)),
});
