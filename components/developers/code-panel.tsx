import styles from "./code-panel.module.css";

type Props = { title: string; code: string };

/** Preformatted input or output; long lines wrap, so that nothing is cut off on small screens. */
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
