import { type CardsOfProducts, ProductCards } from "./product-cards";
import styles from "./product-grid.module.css";

/** Products in rows of cards; on a phone one card per row. */
export const ProductGrid = (products: CardsOfProducts) => (
  <ProductCards {...products} className={styles.rows} />
);
