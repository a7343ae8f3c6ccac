import type { ReactNode } from "react";
import { Icon } from "./icon";
import styles from "./empty-state.module.css";

/** An empty list (SPEC §8); children say what to do instead. */
export function EmptyState({ children, text = "暂无数据" }: { children?: ReactNode; text?: string }) {
  return (
    <div className={styles.empty}>
      <Icon name="file" size={40} className={styles.icon} />
      <p>{text}</p>
      {children}
    </div>
  );
}
