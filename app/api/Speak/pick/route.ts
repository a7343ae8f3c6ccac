import { asMember } from "@/app/api/signed-in";
import { follow } from "@/db/queries/board/own-changes";
import { pickForm } from "@/lib/board/form";
import { methods, posted } from "@/lib/api/call";
import { NOT_FOUND, refuse, succeed } from "@/lib/http/envelope";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(pickForm, ({ id, on }, request) =>
    asMember(request, async (member) =>
      (await follow(member.id, id, on)) ? succeed(null) : refuse(NOT_FOUND),
    ),
  ),
});
