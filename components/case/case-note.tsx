import { PAGE_TEXTS } from "@/lib/links/page-texts";
import styles from "./case-note.module.css";

/** What nobody may take for a reference that he could visit. */
export const CaseNote = () => <p className={styles.note}>{PAGE_TEXTS.cases.note}</p>;
