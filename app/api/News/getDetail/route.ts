import { getNews } from "@/db/news";
import { postCall } from "@/lib/call";
import { idInput } from "@/lib/params";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postCall(idInput, ({ id }) => {
  const article = getNews(id);
  if (!article) return undefined;
  const { type: _type, ...detail } = article;
  return detail;
});
