import styles from "./rich-text.module.css";

/** Editors' HTML as lib/text/rich-text shows it. The only place of the site that writes HTML as it is. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
