"use client";

import { type FamiliesProps, FamilyList } from "./family-list";
import styles from "./family-tiles.module.css";

const SIZES = "(max-width: 767.98px) 84vw, 18rem";

/** The families in the product centre: tiles with the picture beside the text. */
export const FamilyTiles = (props: FamiliesProps) => (
  <FamilyList {...props} className={styles.tiles} look={styles} sizes={SIZES} />
);
