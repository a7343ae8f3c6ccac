import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./card-grid.module.css";

type Props = {
  children: ReactNode;
  /** The maximum of columns on a wide screen; fewer on narrower ones, one on phones. */
  columns?: 3 | 4;
  /** The layout that its cards need; their component has its styles. */
  className?: string | undefined;
};

/** A strict grid of Cards or other list items. */
export const CardGrid = ({ children, columns = 4, className }: Props) => (
  <ul className={classNames(styles.grid, columns === 3 && styles.three, className)} data-cards>
    {children}
  </ul>
);

/** A grid of cards that need little width: two columns even on phones. */
export const DenseCardGrid = ({ className, ...grid }: Props) => (
  <CardGrid {...grid} className={classNames(styles.dense, className)} />
);

/** A grid of cards with a title and up to five lines, which are aligned along a row. */
export const AlignedCardGrid = ({ className, ...grid }: Props) => (
  <CardGrid {...grid} className={classNames(styles.aligned, className)} />
);
