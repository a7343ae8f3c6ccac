import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./card-grid.module.css";

type Props = {
  children: ReactNode;
  /** Most columns on a wide screen; fewer as the room shrinks, one on phones. */
  columns?: 2 | 3 | 4;
  /** Two columns on phones already, for cards with a title only. */
  dense?: boolean;
  /** For upright sheets: narrow columns, and pictures of 3:4. */
  portrait?: boolean;
};

/** A strict grid of Cards or other list items. */
export function CardGrid({ children, columns = 4, dense = false, portrait = false }: Props) {
  const names = ["", "", styles.two, styles.three, styles.four];
  const kind = [names[columns], dense && styles.dense, portrait && styles.portrait];
  return (
    <ul className={classNames(styles.grid, ...kind)} data-cards>
      {children}
    </ul>
  );
}
