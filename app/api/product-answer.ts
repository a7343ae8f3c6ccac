import { getProduct } from "@/db/queries/products/product-details";
import { productDetail } from "@/lib/api/call-answers";

/** The site shows more of a product than the contract's fields. */
const FIELDS = productDetail.keyof().options;

/** A product as the API tells of it; undefined where there is none. */
export function productAnswer(id: number) {
  const product = getProduct(id);
  return product && Object.fromEntries(FIELDS.map((field) => [field, product[field]]));
}
