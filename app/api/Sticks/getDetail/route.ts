import { detailAnswer } from "@/app/api/board-answers";
import { postInput } from "@/lib/board/form";
import { methods, posted } from "@/lib/api/call";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(postInput, ({ id }, request) => detailAnswer("stick", id, request)),
});
