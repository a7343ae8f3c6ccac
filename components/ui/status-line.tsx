import { Icon } from "./icon";
import styles from "./status-line.module.css";

/** The outcome of a form, kept in the page after its toast is gone. Silent: the toast has said it. */
export function StatusLine({ tone, text }: { tone: "success" | "danger"; text: string }) {
  return (
    <p className={`${styles.line} ${styles[tone]}`}>
      <Icon name={tone === "success" ? "check" : "alert"} className={styles.icon} />
      {text}
    </p>
  );
}
