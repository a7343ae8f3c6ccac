import { listed } from "@/app/api/board-answers";
import { listReplies } from "@/db/queries/board";
import { publicPost } from "@/db/queries/board-writing";
import { repliesInput } from "@/lib/board/form";
import { methods, posted } from "@/lib/http/call";
import { NOT_FOUND, refuse } from "@/lib/http/envelope";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(repliesInput, (input) => {
    const post = publicPost(input);
    return post === undefined ? refuse(NOT_FOUND) : listed(listReplies(post, input), input);
  }),
});
