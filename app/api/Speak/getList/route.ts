import { listed } from "@/app/api/board-answers";
import { listPosts } from "@/db/queries/board/board";
import { postsInput } from "@/lib/board/form";
import { methods, posted } from "@/lib/api/call";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(postsInput, (input) => listed(listPosts({ ...input, kind: "speak" }), input)),
});
