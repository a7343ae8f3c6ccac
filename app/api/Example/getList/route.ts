import { listCases } from "@/db/queries/articles/cases";
import { contentCall } from "@/lib/api/call";
import { listData } from "@/lib/links/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Example/getList",
  (request) => {
    const { items, total } = listCases(request);
    return listData({ items: items.map(({ id, title, image }) => ({ id, title, image })), total }, request);
  },
);
