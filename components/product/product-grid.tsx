import { DenseCardGrid } from "@/components/ui/card-grid";
import { classNames } from "@/components/ui/class-names";
import { shownPicture } from "@/components/ui/picture";
import swipe from "@/components/ui/swipe-row.module.css";
import type { ProductItem } from "@/db/queries/products/products";
import { phrased } from "@/lib/text/phrases";
import { ProductCardView } from "./product-card-view";
import styles from "./product-grid.module.css";

type Props = {
  items: readonly ProductItem[];
  hrefFor: (id: number) => string;
  headingLevel: 2 | 3;
};

const cardsOf = ({ items, hrefFor, headingLevel }: Props) =>
  items.map(({ id, title, model, ratings, note, standard, image, isDiscontinued }) => (
    <ProductCardView
      key={id}
      {...{ id, model, ratings, note, standard, isDiscontinued, headingLevel }}
      title={phrased(title)}
      picture={shownPicture(image)}
      href={hrefFor(id)}
    />
  ));

/** Products whose ratings and actions are aligned along a row, however long the titles are. */
export const ProductGrid = (products: Props) => (
  <DenseCardGrid className={styles.level}>{cardsOf(products)}</DenseCardGrid>
);

/** The same, but on a phone one row that is swiped sideways. */
export const ProductRow = (products: Props) => (
  <DenseCardGrid className={classNames(styles.level, styles.swipes, swipe.row)}>
    {cardsOf(products)}
  </DenseCardGrid>
);
