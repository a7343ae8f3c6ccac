import { listProducts } from "@/db/queries/products/products";
import { contractFields } from "@/app/api/contract-fields";
import { contentCall } from "@/lib/api/call";
import { productItem } from "@/lib/api/call-answers";
import { listData } from "@/lib/links/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Product/getList",
  (request) => {
    const { items, total } = listProducts(request);
    return listData({ items: items.map((item) => contractFields(productItem, item)), total }, request);
  },
);
