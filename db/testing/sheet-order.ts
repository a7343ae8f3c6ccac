import { dataSheetOf } from "@/db/queries/files/data-sheets";
import { getProduct } from "@/db/queries/products/product-details";

/** What the sheet and the package of a product of the store are made of. */
export function orderOf(id: number) {
  const product = getProduct(id);
  if (!product) throw new Error(`The store has no product ${id}`);
  return { sheet: dataSheetOf(product), product, address: `http://localhost:3000/newdetail/${id}` };
}
