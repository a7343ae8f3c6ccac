import { getNews } from "@/db/queries/articles/news";
import { contentCall } from "@/lib/api/call";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/News/getDetail",
  ({ id }) => {
    const article = getNews(id);
    if (!article) return undefined;
    const { type: _type, subject: _subject, author: _author, changed: _changed, ...detail } = article;
    return detail;
  },
);
