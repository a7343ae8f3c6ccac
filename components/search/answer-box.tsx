import { useId } from "react";
import type { Answer, PicturedMatch } from "@/db/queries/search/answers";
import { AddMatch } from "@/components/tools/add-match";
import { FirstFigure } from "@/components/tools/first-figure";
import { ButtonLink } from "@/components/ui/button-link";
import { Fold } from "@/components/ui/fold";
import { Picture } from "@/components/ui/picture";
import { FigureList } from "@/components/ui/figure-list";
import { NoBreakText } from "@/components/ui/no-break-text";
import { Words } from "@/components/ui/words";
import { choiceTitle, matchGroups } from "@/lib/tools/match-groups";
import { SITE, telHref } from "@/lib/site";
import { phrased, phrasedNames } from "@/lib/text/phrases";
import styles from "./answer-box.module.css";

/** The answer to a search, above the hits, with its source page. */
export function AnswerBox({ answer }: { answer: Answer }) {
  const { title, text, figures = [], lines, matches = [], source, question, isFault } = answer;
  const [first, ...others] = figures;
  const id = useId();
  const ways = matchGroups(matches).length;
  return (
    <section
      className={styles.answer}
      data-wide={matches.length > 0 || undefined}
      data-ways={ways > 1 || undefined}
      aria-labelledby={id}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.said}>
        {first && <FirstFigure {...first} />}
        <FigureList figures={phrasedNames(others)} />
        {text !== "" && (
          <p>
            <NoBreakText text={text} />
          </p>
        )}
        {figures.length > 0 && lines.length > 0 ? (
          <Fold title="怎样算出">
            <Lines lines={lines} />
          </Fold>
        ) : (
          <Lines lines={lines} />
        )}
        {first && (
          <p>
            <ButtonLink href={source.href} variant="secondary" icon="arrow">
              改成现场的数据再算
            </ButtonLink>
          </p>
        )}
      </div>
      {matches.length > 0 && <Fitting matches={matches} />}
      <p className={styles.source}>
        <span>
          {!source.isList && "来源："}
          <a href={source.href}>{source.label}</a>
        </span>
        {question && <a href={question}>更多常见问题</a>}
        {isFault && (
          <span>
            售后热线 <a href={telHref(SITE.afterSalesLine)}>{SITE.afterSalesLine}</a>
          </span>
        )}
      </p>
    </section>
  );
}

/** Lines up to this length are shown in two columns on phones. */
const SHORT = 8;

const Lines = ({ lines }: Pick<Answer, "lines">) =>
  lines.length > 0 && (
    <dl className={styles.lines} data-short={lines.every(({ text }) => text.length <= SHORT) || undefined}>
      {lines.map((line) => (
        <div key={line.label}>
          <dt>{line.href === undefined ? line.label : <a href={line.href}>{line.label}</a>}</dt>
          <dd>
            <NoBreakText text={line.text} />
          </dd>
        </div>
      ))}
    </dl>
  );

/** The products chosen by a calculation; those under one title are alternatives. */
const Fitting = ({ matches }: { matches: readonly PicturedMatch[] }) => (
  <div>
    <h3 className={styles.choice}>匹配产品：{choiceTitle(matches, "任选其一")}</h3>
    <div className={styles.ways}>
      {matchGroups(matches).map(({ title, matches: own }) => (
        <div key={title}>
          {title !== "" && <h4 className={styles.when}>{title}</h4>}
          <ul className={styles.products}>
            {own.map((match) => (
              <FittingProduct key={`${match.id} ${match.reason}`} match={match} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  </div>
);

function FittingProduct({ match }: { match: PicturedMatch }) {
  const { id, model, title, amount, gives, reason, image } = match;
  return (
    <li>
      <div className={styles.image}>
        <Picture image={image} alt="" fit="object" sizes="4rem" most={320} />
      </div>
      <div>
        <a href={`/newdetail/${id}`}>
          <Words text={phrased(`${model} ${title}`.trim())} />
        </a>
        <strong>
          <NoBreakText text={amount} />
        </strong>
        <p>
          <NoBreakText text={[gives, reason].filter(Boolean).join("；")} />
        </p>
        <AddMatch match={match} />
      </div>
    </li>
  );
}
