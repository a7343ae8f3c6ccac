import { listed } from "@/app/api/board-answers";
import { asMember } from "@/app/api/signed-in";
import { listAccepted } from "@/db/queries/board/own";
import { ownInput } from "@/lib/board/form";
import { methods, posted } from "@/lib/api/call";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(ownInput, (input, request) =>
    asMember(request, ({ id }) => listed(listAccepted(id, input), input)),
  ),
});
