import { z } from "zod";
import { listProducts } from "@/db/products";
import { postCall } from "@/lib/call";
import { MAX_TITLE, PAGE_SIZE } from "@/lib/catalog";
import { listData } from "@/lib/paging";
import { titleInput, typedListInput } from "@/lib/params";

const input = z.object({ ...typedListInput(PAGE_SIZE.products), title: titleInput(MAX_TITLE) });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postCall(input, (request) =>
  listData(listProducts(request), request),
);
