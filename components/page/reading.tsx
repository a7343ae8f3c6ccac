import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import styles from "./reading.module.css";

/** An article with optional content beside it, or below it on narrow screens. */
export function Reading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Container className={styles.reading}>
      <div className={styles.text}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </Container>
  );
}
