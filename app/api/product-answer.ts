import { getProduct } from "@/db/queries/products/product-details";
import { productDetail } from "@/lib/api/call-answers";
import { contractFields } from "./contract-fields";

/** A product as the API tells of it; undefined where there is none. */
export function productAnswer(id: number) {
  const product = getProduct(id);
  return product && contractFields(productDetail, product);
}
