import type { ReactNode } from "react";
import styles from "./paper-head.module.css";

/** What stands at the top of a printed page, and on paper only: whose it is, and where its newest version is. */
export function PaperHead({ children }: { children: ReactNode }) {
  return (
    <div className={styles.head} aria-hidden="true">
      {children}
    </div>
  );
}
