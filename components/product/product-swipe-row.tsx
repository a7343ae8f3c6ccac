import { classNames } from "@/components/ui/class-names";
import swipe from "@/components/ui/swipe-row.module.css";
import { ProductGrid, type ProductGridProps } from "./product-grid";
import styles from "./product-swipe-row.module.css";

/** Products in rows of cards; on a phone one row that is swiped sideways. */
export const ProductSwipeRow = (products: Omit<ProductGridProps, "className">) => (
  <ProductGrid {...products} className={classNames(styles.swipes, swipe.row)} />
);
