import styles from "./unread-texts.module.css";

/** Lines of a parts list that were not understood, as sent with the list. */
export const UnreadTexts = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <div className={styles.texts}>
      <p>没有读懂的 {texts.length} 行，一并提交原文，由业务人员核对：</p>
      <ul>
        {texts.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </div>
  );
