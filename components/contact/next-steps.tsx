import { ANSWER_PROMISE } from "@/lib/inquiry/message-rules";
import styles from "./next-steps.module.css";

const STEPS = [
  ANSWER_PROMISE,
  { title: "给出选型与方案", text: "按系统电压、容量与主要负荷，说明选哪款、为什么。" },
  { title: "需要时到现场测量", text: "谐波与不平衡以实测波形为准，先测后治。" },
];

/** What happens with a message once it is sent. */
export function NextSteps() {
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>提交之后</h3>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <p className={styles.name}>{title}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
