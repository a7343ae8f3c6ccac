import { deletedAnswer } from "@/app/api/board-answers";
import { asMember } from "@/app/api/signed-in";
import { deletePost } from "@/db/queries/board/own-changes";
import { postInput } from "@/lib/board/form";
import { methods, posted } from "@/lib/api/call";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(postInput, ({ id }, request) =>
    asMember(request, async (member) => deletedAnswer(await deletePost(member.id, "stick", id))),
  ),
});
