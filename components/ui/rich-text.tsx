import { Kept } from "./kept";
import styles from "./rich-text.module.css";

/** Editors' HTML as lib/text/rich-text shows it. */
export function RichText({ html }: { html: string }) {
  return <Kept className={styles.text} html={html} />;
}
