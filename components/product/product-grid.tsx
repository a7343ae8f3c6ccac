import { AddByForms } from "@/components/cart/add-by-forms";
import { denseCardGridClass } from "@/components/ui/card-grid";
import { classNames } from "@/components/ui/class-names";
import { shownPicture } from "@/components/ui/picture";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { ProductItem } from "@/db/queries/products/products";
import { phrased } from "@/lib/text/phrases";
import { ProductCard } from "./product-card";
import styles from "./product-grid.module.css";

export type ProductGridProps = {
  items: readonly ProductItem[];
  hrefFor: (id: number) => string;
  headingLevel: 2 | 3;
  className?: string | undefined;
};

/** Cards whose ratings and actions are aligned along a row, however long the titles are. */
export const ProductGrid = ({ items, hrefFor, headingLevel, className }: ProductGridProps) => (
  <>
    <StaticMarkup tag="ul" className={denseCardGridClass(classNames(styles.level, className))} data-cards>
      {items.map(({ id, title, model, ratings, note, standard, image, isDiscontinued }) => (
        <ProductCard
          key={id}
          {...{ id, model, ratings, note, standard, isDiscontinued, headingLevel }}
          title={phrased(title)}
          picture={shownPicture(image)}
          href={hrefFor(id)}
        />
      ))}
    </StaticMarkup>
    <AddByForms />
  </>
);
