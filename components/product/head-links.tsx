import type { ReactNode } from "react";
import styles from "./head-links.module.css";

/** Where to go from the head of a page that belongs to a product. */
export const HeadLinks = ({ children }: { children: ReactNode }) => (
  <div className={`no-print ${styles.links}`}>{children}</div>
);
