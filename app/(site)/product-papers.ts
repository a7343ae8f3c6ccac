import type { Papers } from "@/components/downloads/product-papers";
import { filterIndex } from "@/db/queries/filters/filter-index";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { askedCode } from "@/db/queries/search/asked-code";
import { firstDrawingName } from "@/drawings";
import type { Chosen } from "@/lib/links/filters";

/** Order code and drawing of each product; the code contains the filter values that are part of it. */
export async function papersOf(
  products: readonly ProductDetail[],
  chosen: Chosen,
): Promise<Map<number, Papers>> {
  const index = await filterIndex();
  const waysOf = (id: number) =>
    [...chosen].flatMap(([key, options]) => {
      const option = options.find((one) => index.isIn(index.having(key, one), id));
      return option === undefined ? [] : [{ key, option }];
    });
  return new Map(
    products.map((detail) => [
      detail.id,
      { code: askedCode(detail, waysOf(detail.id)), drawing: firstDrawingName(detail) },
    ]),
  );
}
