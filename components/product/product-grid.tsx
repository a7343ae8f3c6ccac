import { AddByForms } from "@/components/cart/add-by-forms";
import { cardGridClass } from "@/components/ui/card-grid";
import { shownPicture } from "@/components/ui/picture";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { ProductItem } from "@/db/queries/products/products";
import { phrased } from "@/lib/text/phrases";
import { ProductCard } from "./product-card";

type Props = {
  items: readonly ProductItem[];
  hrefFor: (id: number) => string;
  headingLevel: 2 | 3;
  /** On a phone one row that is swiped sideways. */
  swipes?: boolean;
};

/** Products as cards. */
export const ProductGrid = ({ items, hrefFor, headingLevel, swipes = false }: Props) => (
  <>
    <StaticMarkup tag="ul" className={cardGridClass({ dense: true, level: true, swipes })} data-cards>
      {items.map(({ id, title, model, ratings, standard, image, isDiscontinued }) => (
        <ProductCard
          key={id}
          {...{ id, model, ratings, standard, isDiscontinued, headingLevel }}
          title={phrased(title)}
          picture={shownPicture(image)}
          href={hrefFor(id)}
        />
      ))}
    </StaticMarkup>
    <AddByForms />
  </>
);
