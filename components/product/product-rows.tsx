import type { Papers } from "@/components/downloads/product-papers";
import { shownPicture } from "@/components/ui/picture";
import type { ProductItem } from "@/db/queries/products/products";
import { keepUnits } from "@/lib/text/keep-units";
import { phrased, phrasedPieces } from "@/lib/text/phrases";
import { titlePieces } from "@/lib/text/title-match";
import { ProductRowsView } from "./product-rows-view";

type Props = {
  items: readonly ProductItem[];
  /** The names of the columns, each product's values, and the line below them. */
  columns: readonly string[];
  texts: ReadonlyMap<number, readonly string[]>;
  notes: ReadonlyMap<number, readonly string[]>;
  papers: ReadonlyMap<number, Papers>;
  /** The search, whose words are marked in the titles. */
  searched?: string | undefined;
};

/** Products as rows: picture, title, purpose, the same parameters in the same columns, and actions. */
export function ProductRows({ items, columns, texts, notes, papers, searched = "" }: Props) {
  const rows = items.map(({ id, title, model, image, basicfunction, standard, isDiscontinued }) => ({
    id,
    title,
    pieces: phrasedPieces(titlePieces(title, searched)),
    model,
    standard,
    papers: papers.get(id),
    text: keepUnits(basicfunction),
    picture: shownPicture(image),
    values: texts.get(id) ?? [],
    note: (notes.get(id) ?? []).filter(Boolean).join("；"),
    ...(isDiscontinued && { isDiscontinued }),
  }));
  return <ProductRowsView rows={rows} columns={columns.map(phrased)} />;
}
