"use client";

import type { ProductItem } from "@/db/queries/products/products";
import styles from "./card-facts.module.css";
import { RatingList } from "./rating-list";

type Props = Pick<ProductItem, "model" | "ratings" | "standard"> & {
  /** In a grid of cards: each value under its name, and both at one height along a row. */
  isAligned?: boolean;
};

/** What stands on every card of a product under its title: model, ratings, standard. */
export function CardFacts({ model, ratings, standard, isAligned = false }: Props) {
  return (
    <div className={isAligned ? styles.aligned : styles.facts}>
      {model && <p className={styles.model}>{model}</p>}
      <RatingList ratings={ratings} standard={standard} />
    </div>
  );
}
