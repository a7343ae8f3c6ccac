import { getProduct } from "@/db/queries/products";
import { contentCall } from "@/lib/http/call";
import { productDetail } from "@/lib/http/call-answers";

/** The site shows more of a product than the contract's fields. */
const FIELDS = productDetail.keyof().options;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Product/getDetail",
  ({ id }) => {
    const product = getProduct(id);
    return product && Object.fromEntries(FIELDS.map((field) => [field, product[field]]));
  },
);
