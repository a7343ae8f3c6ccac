import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./card-grid.module.css";
import swipe from "./swipe-row.module.css";

type Looks = {
  /** The maximum of columns on a wide screen; fewer on narrower ones, one on phones. */
  columns?: 2 | 3 | 4;
  /** Two columns even on phones, for cards with a title only. */
  dense?: boolean;
  /** For upright documents: narrow columns, and pictures of 3:4. */
  portrait?: boolean;
  /** Cards with a title and up to five lines, which are aligned along a row. */
  aligned?: boolean;
  /** Cards with up to five lines and an action, all aligned along a row, however long the titles are. */
  level?: boolean;
  /** On phones all cards but the first have a small picture beside the text. */
  isNews?: boolean;
  className?: string | undefined;
  /** On a phone one row that is swiped sideways. */
  swipes?: boolean;
};

/** The classes of a strict grid. */
export function cardGridClass({ columns = 4, ...given }: Looks) {
  const {
    dense = false,
    portrait = false,
    aligned = false,
    level = false,
    swipes = false,
    isNews = false,
    className,
  } = given;
  const names = ["", "", styles.two, styles.three, styles.four];
  const kind = [
    names[columns],
    dense && styles.dense,
    portrait && styles.portrait,
    aligned && styles.aligned,
    level && styles.level,
    isNews && styles.news,
    className,
    swipes && classNames(styles.swipes, swipe.row),
  ];
  return classNames(styles.grid, ...kind);
}

/** A strict grid of Cards or other list items. */
export const CardGrid = ({ children, ...looks }: Looks & { children: ReactNode }) => (
  <ul className={cardGridClass(looks)} data-cards>
    {children}
  </ul>
);
