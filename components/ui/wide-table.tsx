import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./wide-table.module.css";

type Props = { label: string; className?: string; children: ReactNode };

/** A table that scrolls sideways on narrow screens, by keyboard too. */
export const WideTable = ({ label, className, children }: Props) => (
  <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
    <table className={classNames(styles.table, className)}>{children}</table>
  </div>
);
