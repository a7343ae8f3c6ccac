import { listCases } from "@/db/queries/cases";
import { contentCall } from "@/lib/http/call";
import { listData } from "@/lib/routes/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Example/getList",
  (request) => {
    const { items, total } = listCases(request);
    return listData({ items: items.map(({ id, title, image }) => ({ id, title, image })), total }, request);
  },
);
