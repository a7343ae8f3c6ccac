import styles from "./code-panel.module.css";

type Props = { title: string; code: string };

/** What is typed or answered, as it is; long lines go on in the next one, so that nothing hides beside a small screen. */
export function CodePanel({ title, code }: Props) {
  return (
    <figure className={styles.panel} data-surface="dark">
      <figcaption className={styles.title}>{title}</figcaption>
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
