import { deletedAnswer } from "@/app/api/board-answers";
import { asMember } from "@/app/api/signed-in";
import { deleteReply } from "@/db/queries/board/own-changes";
import { replyInput } from "@/lib/board/form";
import { methods, posted } from "@/lib/api/call";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(replyInput, ({ id }, request) =>
    asMember(request, async (member) => deletedAnswer(await deleteReply(member.id, id))),
  ),
});
