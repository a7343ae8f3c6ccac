import { shownPicture } from "@/components/ui/picture";
import type { ProductItem } from "@/db/queries/products/products";
import { phrased } from "@/lib/text/phrases";
import { ProductTableView } from "./product-table-view";

type Props = {
  items: readonly ProductItem[];
  /** The names of the columns, each product's values, and the line below them. */
  columns: readonly string[];
  texts: ReadonlyMap<number, readonly string[]>;
  notes: ReadonlyMap<number, readonly string[]>;
};

/** Products as rows of a table, with the same parameters in the same columns. */
export function ProductTable({ items, columns, texts, notes }: Props) {
  const lines = items.map(({ id, title, model, image, isDiscontinued }) => ({
    id,
    title: phrased(title),
    model,
    picture: shownPicture(image),
    values: texts.get(id) ?? [],
    notes: notes.get(id) ?? [],
    ...(isDiscontinued && { isDiscontinued }),
  }));
  return <ProductTableView lines={lines} columns={columns.map(phrased)} />;
}
