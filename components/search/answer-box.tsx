import { useId } from "react";
import type { Answer } from "@/db/queries/search/answers";
import { SITE, telHref } from "@/lib/site";
import styles from "./answer-box.module.css";

/** What was asked for, above the hits, with the page that says it. */
export function AnswerBox({ answer: { title, text, lines, source, question, isFault } }: { answer: Answer }) {
  const id = useId();
  return (
    <section className={styles.answer} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text !== "" && <p>{text}</p>}
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map((line) => (
            <div key={line.label}>
              <dt>{line.label}</dt>
              <dd>{line.text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.source}>
        来源：<a href={source.href}>{source.label}</a>
        {question && (
          <>
            ，<a href={question}>更多常见问题</a>
          </>
        )}
        {isFault && (
          <>
            ；售后热线 <a href={telHref(SITE.afterSalesLine)}>{SITE.afterSalesLine}</a>
          </>
        )}
      </p>
    </section>
  );
}
