import { ProductTable } from "@/components/product/product-table";
import { listFiltered } from "@/db/queries/filters/filters";
import { ratingTexts } from "@/db/queries/products/parameters";
import { ratingNotes } from "@/db/queries/products/rating-notes";
import { getProducts } from "@/db/queries/products/product-details";
import { NO_FILTERS } from "@/lib/links/filters";

/** Most types have two to six products; of more only the first are shown, and the list has all. */
const MOST = 6;
const COLUMNS = 6;

/** The products of a type side by side, for selection. */
export async function SelectionTable({ type }: { type: number }) {
  const { items, columns } = await listFiltered({
    type,
    chosen: NO_FILTERS,
    page: 1,
    limit: MOST,
    columns: COLUMNS,
  });
  const names = columns.map(({ name }) => name);
  const products = getProducts(items.map(({ id }) => id));
  const beside = { texts: ratingTexts(products, columns), notes: ratingNotes(products, columns) };
  return <ProductTable items={items} columns={names} {...beside} />;
}
