import type { ReactNode } from "react";
import styles from "./fold.module.css";
import { NoBreakText } from "./no-break-text";

export type FoldProps = {
  title: string;
  /** The amount of content, e.g. `27 项`. */
  span?: string;
  /** Open on phones too. */
  open?: boolean | undefined;
  children: ReactNode;
};

/**
 * Reference content: collapsed on phones, always open on wide screens and in print (fold.module.css). A link to an anchor
 * inside opens it (open-anchor.tsx). This is the server component, for use inside StaticMarkup; elsewhere use Fold.
 */
export const FoldMarkup = ({ title, span, open, children }: FoldProps) => (
  <details className={styles.fold} data-unfolds="" open={open}>
    <summary>
      <span>
        <NoBreakText text={title} />
        {span && <small>{span}</small>}
      </span>
    </summary>
    {children}
  </details>
);
