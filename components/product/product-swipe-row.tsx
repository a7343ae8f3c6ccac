import { classNames } from "@/components/ui/class-names";
import swipe from "@/components/ui/swipe-row.module.css";
import { type CardsOfProducts, ProductCards } from "./product-cards";
import styles from "./product-swipe-row.module.css";

/** Products in rows of cards; on a phone one row that is swiped sideways. */
export const ProductSwipeRow = (products: CardsOfProducts) => (
  <ProductCards {...products} className={classNames(styles.swipes, swipe.row)} />
);
