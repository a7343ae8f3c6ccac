import { PAGE_TEXTS } from "@/lib/links/page-texts";
import styles from "./login-page.module.css";

const { title, lines } = PAGE_TEXTS.login.members;

/** The benefits of signing in. */
export const MemberGains = () => (
  <section aria-label={title}>
    <h2 className={styles.gainsTitle}>{title}</h2>
    <dl className={styles.lines}>
      {lines.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
