import { type DataSheet, dataSheet } from "@/lib/datasheet/data-sheet";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { discontinuedOf } from "@/db/queries/products/discontinued";
import { parametersOf, ratingsOf } from "@/db/queries/products/parameters";
import type { ProductDetail } from "@/db/queries/products/product-details";

const RATINGS = 4;

function noticeOf(id: number): string {
  const discontinued = discontinuedOf(id);
  if (!discontinued) return "";
  const { since, successor } = discontinued;
  const replaced = successor ? `，替代型号：${successor.model} ${successor.title}` : "";
  return `已停产（${since}起不再接受新订单）${replaced}`;
}

/** The fields that a data sheet shows outside of its table of parameters. */
const ELSEWHERE = ["basicfunction", "ordercode", "standards"] as const;

/** The contents of the data sheet of a product. */
export const dataSheetOf = (product: ProductDetail): DataSheet =>
  dataSheet(product, {
    groups: parametersOf(product, ELSEWHERE),
    ratings: ratingsOf(product.values, RATINGS),
    path: getCategoryPath(product.type),
    notice: noticeOf(product.id),
  });
