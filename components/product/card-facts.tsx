"use client";

import type { ProductItem } from "@/db/queries/products/products";
import styles from "./card-facts.module.css";
import { RatingList } from "./rating-list";

/** What stands on every card of a product under its title: model, ratings, standard. */
export function CardFacts({ model, ratings, standard }: Pick<ProductItem, "model" | "ratings" | "standard">) {
  return (
    <div className={styles.facts}>
      {model && <p className={styles.model}>{model}</p>}
      <RatingList ratings={ratings} standard={standard} />
    </div>
  );
}
