import { z } from "zod";
import { listCases } from "@/db/cases";
import { postCall } from "@/lib/call";
import { PAGE_SIZE } from "@/lib/catalog";
import { listData } from "@/lib/paging";
import { typedListInput } from "@/lib/params";

const input = z.object(typedListInput(PAGE_SIZE.cases));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postCall(input, (request) => {
  const { items, total } = listCases(request);
  return listData({ items: items.map(({ id, title, image }) => ({ id, title, image })), total }, request);
});
