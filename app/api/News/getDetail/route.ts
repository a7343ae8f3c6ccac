import { getNews } from "@/db/queries/articles/news";
import { contractFields } from "@/app/api/contract-fields";
import { contentCall } from "@/lib/api/call";
import { newsDetail } from "@/lib/api/call-answers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/News/getDetail",
  ({ id }) => {
    const article = getNews(id);
    return article && contractFields(newsDetail, article);
  },
);
