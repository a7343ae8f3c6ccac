import { PAGE_TEXTS } from "@/lib/links/page-texts";
import styles from "./case-note.module.css";

/** States that the cases are examples, not references that can be visited. */
export const CaseNote = () => <p className={styles.note}>{PAGE_TEXTS.cases.note}</p>;
