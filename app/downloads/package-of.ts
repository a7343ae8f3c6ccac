import { packageInWorker } from "@/datasheet/worker-client";
import { dataSheetOf } from "@/db/queries/files/data-sheets";
import { getProduct } from "@/db/queries/products/product-details";
import { absoluteUrl } from "@/lib/seo/page-metadata";

/** All files of a product as a ZIP; undefined if it does not exist. */
export async function packageOf(id: number) {
  const product = getProduct(id);
  if (!product) return undefined;
  const address = absoluteUrl(`/newdetail/${product.id}`);
  return { product, zip: await packageInWorker({ sheet: dataSheetOf(product), product, address }) };
}
