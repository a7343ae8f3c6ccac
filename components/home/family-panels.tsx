"use client";

import { type FamiliesProps, FamilyList } from "./family-list";
import styles from "./family-panels.module.css";

/** On a phone as high as the name beside it. */
const SIZES = "(max-width: 767.98px) 6rem, 18rem";

/**
 * The families of the home page: pictures, over which a mouse or the keyboard opens the panel of the sub-families. On a
 * phone low tiles, all of which are seen at once.
 */
export const FamilyPanels = (props: FamiliesProps) => (
  <FamilyList {...props} className={styles.panels} look={styles} sizes={SIZES} />
);
