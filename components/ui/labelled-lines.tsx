import type { Line } from "@/lib/inquiry/message-about";
import styles from "./labelled-lines.module.css";

/** Labelled lines, such as the subject of a message. */
export function LabelledLines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, text, href, remark }) => (
        <div key={label}>
          <dt>{label}：</dt>
          <dd>
            {href ? <a href={href}>{text}</a> : text}
            {remark && <span className={styles.remark}>{remark}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
