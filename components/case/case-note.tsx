import styles from "./case-cards.module.css";

/** What nobody may take for a reference that he could visit. */
export const CaseNote = () => <p className={styles.note}>案例为示例，单位名称与数据均为虚构。</p>;
