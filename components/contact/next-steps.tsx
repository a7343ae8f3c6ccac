import { NEXT_STEPS } from "@/lib/inquiry/next-steps";
import { NoBreakText } from "@/components/ui/no-break-text";
import styles from "./next-steps.module.css";

/** What happens after a message is sent. */
export function NextSteps() {
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>提交之后</h3>
      <ol className={styles.steps}>
        {NEXT_STEPS.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <p className={styles.name}>{title}</p>
            <p className={styles.text}>
              <NoBreakText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
