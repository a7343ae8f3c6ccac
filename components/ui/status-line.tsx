import { classNames } from "./class-names";
import { Icon } from "./icon";
import styles from "./status-line.module.css";

/**
 * The outcome of a form, kept in the page after its toast is gone. Silent: the toast has said it. A `notice` is what is left
 * to look at where nothing failed.
 */
export function StatusLine({ tone, text }: { tone: "success" | "danger" | "notice"; text: string }) {
  return (
    <p className={classNames(styles.line, tone !== "notice" && styles[tone])}>
      <Icon name={tone === "success" ? "check" : "alert"} className={styles.icon} />
      {text}
    </p>
  );
}
