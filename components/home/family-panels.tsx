"use client";

import { classNames } from "@/components/ui/class-names";
import swipe from "@/components/ui/swipe-row.module.css";
import { type FamiliesProps, FamilyList } from "./family-list";
import styles from "./family-panels.module.css";

/** On a phone as high as the row has room for them. */
const SIZES = "(max-width: 767.98px) 11rem, 18rem";

/**
 * The families of the home page: pictures, over which a mouse or the keyboard opens the panel of the sub-families. On a
 * phone a row that is swiped.
 */
export const FamilyPanels = (props: FamiliesProps) => (
  <FamilyList {...props} className={classNames(styles.panels, swipe.row)} look={styles} sizes={SIZES} />
);
