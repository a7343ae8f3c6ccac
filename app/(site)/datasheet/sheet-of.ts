import { productOf, RATINGS } from "@/app/(site)/newdetail/product-facts";
import { getCategoryPath } from "@/db/queries/categories";
import { discontinuedOf } from "@/db/queries/discontinued";
import { parametersOf, ratingsOf } from "@/db/queries/parameters";
import { productChanged } from "@/db/queries/product-changed";
import type { ProductDetail } from "@/db/queries/products";
import { dataSheet } from "@/lib/datasheet/data-sheet";

function noticeOf(id: number): string {
  const discontinued = discontinuedOf(id);
  if (!discontinued) return "";
  const { since, successor } = discontinued;
  return [`已停产（${since}）`, successor && `替代型号：${successor.model} ${successor.title}`]
    .filter(Boolean)
    .join("，");
}

/** What the data sheet of a product says. */
export const sheetOf = (product: ProductDetail) =>
  dataSheet(product, {
    groups: parametersOf(product),
    ratings: ratingsOf(product.values, RATINGS),
    path: getCategoryPath(product.type),
    changed: productChanged(product.id),
    notice: noticeOf(product.id),
  });

/** A product of an address with what its sheet says; unknown ids are not found. */
export function productSheet(id: string) {
  const product = productOf(id);
  return { product, sheet: sheetOf(product) };
}
