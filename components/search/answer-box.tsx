import { useId } from "react";
import type { Answer } from "@/db/queries/search/answers";
import { Whole } from "@/components/ui/whole";
import { Words } from "@/components/ui/words";
import { SITE, telHref } from "@/lib/site";
import { phrased } from "@/lib/text/phrases";
import styles from "./answer-box.module.css";

/** What was asked for, above the hits, with the page that says it. */
export function AnswerBox({ answer }: { answer: Answer }) {
  const { title, text, lines, products = [], source, question, isFault } = answer;
  const id = useId();
  return (
    <section className={styles.answer} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text !== "" && (
        <p>
          <Whole text={text} />
        </p>
      )}
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map((line) => (
            <div key={line.label}>
              <dt>{line.label}</dt>
              <dd>
                <Whole text={line.text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {products.length > 0 && (
        <ul className={styles.products}>
          {products.map(({ href, name, note }) => (
            <li key={href}>
              <a href={href}>
                <Words text={phrased(name)} />
              </a>
              <span>
                <Whole text={note} />
              </span>
            </li>
          ))}
        </ul>
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
