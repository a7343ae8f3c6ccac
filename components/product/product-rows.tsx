import { shownPicture } from "@/components/ui/picture";
import type { ProductItem } from "@/db/queries/products/products";
import { phrased, phrasedPieces } from "@/lib/text/phrases";
import { titlePieces } from "@/lib/text/title-match";
import { ProductRowsView } from "./product-rows-view";

type Props = {
  items: readonly ProductItem[];
  /** Names of the parameters that stand beside every product, and what each product has of them. */
  columns: readonly string[];
  texts: ReadonlyMap<number, readonly string[]>;
  /** What was searched for is marked in the titles. */
  searched?: string | undefined;
};

/** Products one below the other: picture, title, what it does, the same parameters in the same columns, what can be done with it. */
export function ProductRows({ items, columns, texts, searched = "" }: Props) {
  const rows = items.map(({ id, title, model, image, basicfunction, standard, isDiscontinued }) => ({
    id,
    title,
    pieces: phrasedPieces(titlePieces(title, searched)),
    model,
    standard,
    text: basicfunction,
    picture: shownPicture(image),
    values: texts.get(id) ?? [],
    ...(isDiscontinued && { isDiscontinued }),
  }));
  return <ProductRowsView rows={rows} columns={columns.map(phrased)} />;
}
