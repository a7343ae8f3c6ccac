import type { ReactNode } from "react";
import { Whole } from "@/components/ui/whole";
import styles from "./disclosure.module.css";

type Props = {
  /** Its anchor: on the element itself, so that a browser without scripts scrolls to it, closed as it is. */
  id?: string;
  title: string;
  /** What is in it, in few words. */
  span?: ReactNode;
  /** What was asked for is open from the first. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A part that is closed until it is wanted; found by the browser's own search, and open on paper. */
export const Disclosure = ({ id, title, span, isOpen, children }: Props) => (
  <details id={id} open={isOpen} className={styles.disclosure}>
    <summary>
      <h3>
        <Whole text={title} />
      </h3>
      {span && <span>{span}</span>}
    </summary>
    {children}
  </details>
);
