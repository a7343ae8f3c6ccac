import type { ReactNode } from "react";
import { NoBreakText } from "@/components/ui/no-break-text";
import styles from "./disclosure.module.css";

type Props = {
  /** On the <details> itself, so that without JavaScript a link still scrolls to it, though closed. */
  id?: string;
  title: string;
  /** A short summary of the content. */
  span?: ReactNode;
  /** Open from the start. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A closed <details>; the browser's find-in-page opens it, and it prints open. */
export const Disclosure = ({ id, title, span, isOpen, children }: Props) => (
  <details id={id} open={isOpen} className={styles.disclosure}>
    <summary>
      <h3>
        <NoBreakText text={title} />
      </h3>
      {span && <span>{span}</span>}
    </summary>
    {children}
  </details>
);
