import { RichText } from "@/components/ui/rich-text";
import styles from "./case-text.module.css";

/** Situation, work and measurements, in lines of readable length. */
export const CaseText = ({ html }: { html: string }) => (
  <div className={styles.text}>
    <RichText html={html} />
  </div>
);
