"use client";

import { type FamiliesProps, FamilyList } from "./family-list";
import styles from "./family-panels.module.css";

/** On phones as high as the name beside it. */
const SIZES = "(max-width: 767.98px) 6rem, 18rem";

/**
 * The families on the home page: pictures, over which hover or keyboard focus opens a panel with the sub-families. On
 * phones low tiles, all visible at once.
 */
export const FamilyPanels = (props: FamiliesProps) => (
  <FamilyList {...props} className={styles.panels} look={styles} sizes={SIZES} />
);
