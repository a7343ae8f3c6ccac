import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a href="#main" id="top" className={styles.skip}>
      跳到主要内容
    </a>
  );
}
