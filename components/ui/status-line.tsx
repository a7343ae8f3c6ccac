import { classNames } from "./class-names";
import { Icon } from "./icon";
import styles from "./status-line.module.css";

/**
 * The outcome of a form, which stays on the page after the toast. Not a live region: the toast has announced it. A
 * `notice` is information about something that did not fail.
 */
export function StatusLine({ tone, text }: { tone: "success" | "danger" | "notice"; text: string }) {
  return (
    <p className={classNames(styles.line, tone !== "notice" && styles[tone])}>
      <Icon name={tone === "success" ? "check" : "alert"} className={styles.icon} />
      {text}
    </p>
  );
}
