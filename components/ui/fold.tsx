import type { ReactNode } from "react";
import styles from "./fold.module.css";
import { Whole } from "./whole";

type Props = {
  title: string;
  /** How much is in it, in few words. */
  span?: string;
  /** Whether it is unfolded on a phone, too. */
  open?: boolean | undefined;
  children: ReactNode;
};

/**
 * What is looked up rather than read: folded on a phone under a line that says what it is; at once there in wide windows and
 * on paper. An anchor of the page opens it (`open-anchor.tsx`).
 */
export const Fold = ({ title, span, open, children }: Props) => (
  <details className={styles.fold} data-unfolds="" open={open}>
    <summary>
      <span>
        <Whole text={title} />
        {span && <small>{span}</small>}
      </span>
    </summary>
    {children}
  </details>
);
