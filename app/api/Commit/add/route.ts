import { writtenAnswer } from "@/app/api/board-answers";
import { asMember } from "@/app/api/signed-in";
import { addReply } from "@/db/queries/board/writing";
import { replyForm } from "@/lib/board/form";
import { methods, posted } from "@/lib/api/call";
import { countedOf } from "@/lib/http/sender";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(replyForm, (input, request) =>
    asMember(request, async (member) =>
      writtenAnswer(await addReply(input, member, countedOf(request)), input.content),
    ),
  ),
});
