import { RichText } from "@/components/ui/rich-text";
import styles from "./case-text.module.css";

/** What was found, done and measured, no wider than is read with ease. */
export const CaseText = ({ html }: { html: string }) => (
  <div className={styles.text}>
    <RichText html={html} />
  </div>
);
