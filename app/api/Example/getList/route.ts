import { listCases } from "@/db/queries/articles/cases";
import { contractFields } from "@/app/api/contract-fields";
import { contentCall } from "@/lib/api/call";
import { card } from "@/lib/api/call-answers";
import { listData } from "@/lib/links/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Example/getList",
  (request) => {
    const { items, total } = listCases(request);
    return listData({ items: items.map((item) => contractFields(card, item)), total }, request);
  },
);
