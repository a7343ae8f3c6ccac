import { CardGrid } from "@/components/ui/card-grid";
import { shownPicture } from "@/components/ui/picture";
import type { ProductItem } from "@/db/queries/products/products";
import { phrased } from "@/lib/text/phrases";
import { ProductCardView } from "./product-card-view";

type Props = {
  items: readonly ProductItem[];
  hrefFor: (id: number) => string;
  headingLevel: 2 | 3;
  /** On a phone one row that is swiped sideways. */
  swipes?: boolean;
};

export function ProductGrid({ items, hrefFor, headingLevel, swipes = false }: Props) {
  return (
    <CardGrid columns={4} dense level swipes={swipes}>
      {items.map(({ id, title, model, ratings, note, standard, image, isDiscontinued }) => (
        <ProductCardView
          key={id}
          {...{ id, model, ratings, note, standard, isDiscontinued, headingLevel }}
          title={phrased(title)}
          picture={shownPicture(image)}
          href={hrefFor(id)}
        />
      ))}
    </CardGrid>
  );
}
