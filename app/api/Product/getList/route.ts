import { listProducts } from "@/db/queries/products/products";
import { contentCall } from "@/lib/api/call";
import { listData } from "@/lib/links/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Product/getList",
  (request) => {
    const { items, total } = listProducts(request);
    // The contract's fields, and none beside them.
    return listData(
      {
        items: items.map(({ id, title, image, basicfunction }) => ({ id, title, image, basicfunction })),
        total,
      },
      request,
    );
  },
);
