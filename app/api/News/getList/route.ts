import { listNews } from "@/db/queries/articles/news";
import { contentCall } from "@/lib/api/call";
import { listData } from "@/lib/links/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall("/api/News/getList", (request) =>
  listData(listNews(request), request),
);
