import { listNews } from "@/db/queries/news";
import { contentCall } from "@/lib/http/call";
import { listData } from "@/lib/routes/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall("/api/News/getList", (request) =>
  listData(listNews(request), request),
);
