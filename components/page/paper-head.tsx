import type { ReactNode } from "react";
import styles from "./paper-head.module.css";

/** The header of a printed page, print only: the company, and the URL of the latest version. */
export function PaperHead({ children }: { children: ReactNode }) {
  return (
    <div className={styles.head} aria-hidden="true">
      {children}
    </div>
  );
}
