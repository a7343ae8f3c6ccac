import { getProduct } from "@/db/queries/products/product-details";
import { productDetail } from "@/lib/api/call-answers";
import { contractFields } from "./contract-fields";

/** A product as in the API; undefined if it does not exist. */
export function productAnswer(id: number) {
  const product = getProduct(id);
  return product && contractFields(productDetail, product);
}
