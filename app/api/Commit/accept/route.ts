import { acceptedAnswer } from "@/app/api/board-answers";
import { asMember } from "@/app/api/signed-in";
import { acceptReply } from "@/db/queries/board/own-changes";
import { replyInput } from "@/lib/board/form";
import { methods, posted } from "@/lib/api/call";
import { countedOf } from "@/lib/http/sender";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(replyInput, ({ id }, request) =>
    asMember(request, async (member) => acceptedAnswer(await acceptReply(member.id, id, countedOf(request)))),
  ),
});
