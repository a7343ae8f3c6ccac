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

/** The class of a strict grid, for an element with `data-cards`. */
const cardGridClass = ({ columns = 4, className }: Omit<Props, "children">) =>
  classNames(styles.grid, columns === 3 && styles.three, className);

/** The same for cards that need little width: two columns even on phones. */
export const denseCardGridClass = (className?: string) =>
  cardGridClass({ className: classNames(styles.dense, className) });

/** A strict grid of Cards or other list items. */
export const CardGrid = ({ children, ...looks }: Props) => (
  <ul className={cardGridClass(looks)} data-cards>
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
