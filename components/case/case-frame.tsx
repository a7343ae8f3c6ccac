import type { ReactNode } from "react";
import styles from "./case-frame.module.css";

type Props = { children: ReactNode };

export const CaseFrame = ({ children }: Props) => <div className={styles.frame}>{children}</div>;

/** The solution of the case, and similar cases. */
export const CaseNear = ({ children }: Props) => <div className={`no-print ${styles.near}`}>{children}</div>;
