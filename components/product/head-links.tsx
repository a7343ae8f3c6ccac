import type { ReactNode } from "react";
import styles from "./head-links.module.css";

/** The links in the head of a page below a product. */
export const HeadLinks = ({ children }: { children: ReactNode }) => (
  <div className={`no-print ${styles.links}`}>{children}</div>
);
