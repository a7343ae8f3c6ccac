import { writtenAnswer } from "@/app/api/board-answers";
import { asMember } from "@/app/api/signed-in";
import { addPost } from "@/db/queries/board/writing";
import { postForm } from "@/lib/board/form";
import { methods, posted } from "@/lib/api/call";
import { countedOf } from "@/lib/http/sender";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(postForm, (input, request) =>
    asMember(request, async (member) => {
      const outcome = await addPost("stick", input, member, countedOf(request));
      return writtenAnswer(outcome, `${input.title}\n${input.content}`);
    }),
  ),
});
