import { listed } from "@/app/api/board-answers";
import { getPost, listReplies } from "@/db/queries/board/thread";
import { repliesInput } from "@/lib/board/form";
import { methods, posted } from "@/lib/api/call";
import { NOT_FOUND, refuse } from "@/lib/http/envelope";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(repliesInput, (input) => {
    const { speak, stick } = input;
    const kind = speak === undefined ? "stick" : "speak";
    const post = speak !== undefined && stick !== undefined ? undefined : getPost(speak ?? stick ?? 0);
    return post?.kind === kind ? listed(listReplies(post.id, input), input) : refuse(NOT_FOUND);
  }),
});
