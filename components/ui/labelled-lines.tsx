import type { Line } from "@/lib/inquiry/message-about";
import styles from "./labelled-lines.module.css";

/** What a message says or is about, a line each. */
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
