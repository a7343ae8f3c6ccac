import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import styles from "./reading.module.css";

/** An article and what stands beside it, if anything does; under it where there is no room. */
export function Reading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Container className={styles.reading}>
      <div className={styles.text}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </Container>
  );
}
