import { useId } from "react";
import type { Answer } from "@/db/queries/search/answers";
import { Fold } from "@/components/ui/fold";
import { FigureList } from "@/components/ui/figure-list";
import { Whole } from "@/components/ui/whole";
import { Words } from "@/components/ui/words";
import { SITE, telHref } from "@/lib/site";
import { phrased, phrasedNames } from "@/lib/text/phrases";
import styles from "./answer-box.module.css";

/** What was asked for, above the hits, with the page that says it. */
export function AnswerBox({ answer }: { answer: Answer }) {
  const { title, text, figures = [], lines, products = [], source, question, isFault } = answer;
  const id = useId();
  return (
    <section className={styles.answer} data-wide={products.length > 0 || undefined} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.said}>
        <FigureList figures={phrasedNames(figures)} />
        {text !== "" && (
          <p>
            <Whole text={text} />
          </p>
        )}
        {figures.length > 0 && lines.length > 0 ? (
          <Fold title="怎样算出">
            <Lines lines={lines} />
          </Fold>
        ) : (
          <Lines lines={lines} />
        )}
      </div>
      {products.length > 0 && <Fitting products={products} />}
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

const Lines = ({ lines }: Pick<Answer, "lines">) =>
  lines.length > 0 && (
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
  );

/** The products that a calculation chose: any of them by itself does it. */
const Fitting = ({ products }: { products: NonNullable<Answer["products"]> }) => (
  <div>
    <h3 className={styles.choice}>匹配产品：任选其一</h3>
    <ul className={styles.products}>
      {products.map(({ href, name, amount, note }) => (
        <li key={href}>
          <a href={href}>
            <Words text={phrased(name)} />
          </a>
          <strong>
            <Whole text={amount} />
          </strong>
          <span>
            <Whole text={note} />
          </span>
        </li>
      ))}
    </ul>
  </div>
);
