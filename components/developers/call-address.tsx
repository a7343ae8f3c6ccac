import type { Call } from "@/lib/api/documented-call";
import styles from "./call-address.module.css";

/** The method and the path of a call. */
export function CallAddress({ method, path }: Pick<Call, "method" | "path">) {
  return (
    <p className={styles.address}>
      <span className={styles.method}>{method}</span> <code>{path}</code>
    </p>
  );
}
