import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./card-grid.module.css";
import swipe from "./swipe-row.module.css";

type Props = {
  children: ReactNode;
  /** The maximum of columns on a wide screen; fewer on narrower ones, one on phones. */
  columns?: 2 | 3 | 4;
  /** Two columns even on phones, for cards with a title only. */
  dense?: boolean;
  /** Cards with a title and up to five lines, which are aligned along a row. */
  aligned?: boolean;
  /** Cards with up to six lines and an action, all aligned along a row, however long the titles are. */
  level?: boolean;
  className?: string | undefined;
  /** On a phone one row that is swiped sideways. */
  swipes?: boolean;
};

/** A strict grid of Cards or other list items. */
export function CardGrid({ children, columns = 4, ...given }: Props) {
  const { dense = false, aligned = false, level = false, swipes = false, className } = given;
  const names = ["", "", styles.two, styles.three, styles.four];
  const kind = [
    names[columns],
    dense && styles.dense,
    aligned && styles.aligned,
    level && styles.level,
    className,
    swipes && classNames(styles.swipes, swipe.row),
  ];
  return (
    <ul className={classNames(styles.grid, ...kind)} data-cards>
      {children}
    </ul>
  );
}
