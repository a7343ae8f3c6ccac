import type { ReactNode } from "react";
import styles from "./case-frame.module.css";

type Props = { children: ReactNode };

export const CaseFrame = ({ children }: Props) => <div className={styles.frame}>{children}</div>;

/** The plan that the case follows, and cases like it. */
export const CaseNear = ({ children }: Props) => <div className={`no-print ${styles.near}`}>{children}</div>;

/** What was installed, with the diagram in which it stands. */
export const CaseInstalled = ({ children }: Props) => (
  <section id="equipment" className={styles.installed} aria-labelledby="equipment-title">
    <h2 id="equipment-title">安装的设备</h2>
    {children}
  </section>
);
