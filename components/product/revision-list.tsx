import { Whole } from "@/components/ui/whole";
import {
  byFigures,
  type FactChange,
  revisedDays,
  type RevisedDay,
  type Revision,
  revisionsHref,
} from "@/lib/revision";
import styles from "./revision-list.module.css";

/** Of the last changes so many are told beside the product. */
const SHOWN_CHANGES = 3;

/** Longer ones stand under one another. */
const SHORT = 24;

function Change({ fact, before, after }: FactChange) {
  const Line = Math.max(before.length, after.length) <= SHORT ? "span" : "div";
  return (
    <li>
      <b>{fact}</b>
      {before !== "" && (
        <Line>
          <small>{after === "" ? "取消 " : "原 "}</small>
          <del>
            <Whole text={before} />
          </del>{" "}
        </Line>
      )}
      {after !== "" && (
        <Line>
          <small>{before === "" ? "新增 " : "现 "}</small>
          <ins>
            <Whole text={after} />
          </ins>
        </Line>
      )}
    </li>
  );
}

const Changes = ({ changes }: { changes: readonly FactChange[] }) => (
  <ul className={styles.changes}>
    {changes.map((change) => (
      <Change key={change.fact} {...change} />
    ))}
  </ul>
);

/** Changed figures first: with them somebody may have planned. */
function changesOf({ changes }: RevisedDay): FactChange[] {
  const { figures, words } = byFigures(changes);
  return [...figures, ...words];
}

/** What a day without changes of facts was for. */
const unchangedText = ({ isFirst }: RevisedDay) => (isFirst ? "首次发布" : "整理写法，数据不变");

const DayHead = ({ versions, date }: RevisedDay) => (
  <p className={styles.version}>
    <strong>{versions}</strong>
    <time dateTime={date}>{date}</time>
  </p>
);

/** When which facts of a product changed, the newest first. */
export const RevisionList = ({ revisions }: { revisions: readonly Revision[] }) => (
  <ul className={`${styles.record} ${styles.revisions}`}>
    {revisedDays(revisions).map((day) => (
      <li key={day.versions}>
        <DayHead {...day} />
        {day.changes.length > 0 ? <Changes changes={changesOf(day)} /> : <p>{unchangedText(day)}</p>}
      </li>
    ))}
  </ul>
);

type LastRevisionProps = { product: number; revisions: readonly Revision[] };

/** What changed last, its figures first, and the way to all of it. */
export function LastRevision({ product, revisions }: LastRevisionProps) {
  const [day, ...older] = revisedDays(revisions);
  if (!day) return null;
  const shown = changesOf(day).slice(0, SHOWN_CHANGES);
  const left = day.changes.length - shown.length;
  const more = [
    ...(left > 0 ? [`另有 ${left} 处改动`] : []),
    ...(older.length > 0 ? [`更早的 ${older.length} 次修订`] : []),
  ];
  return (
    <div className={styles.record}>
      <h3 className={styles.title}>修订记录</h3>
      <DayHead {...day} />
      {shown.length > 0 ? <Changes changes={shown} /> : <p>{unchangedText(day)}</p>}
      {more.length > 0 && (
        <p>
          <a href={revisionsHref(product)}>{`全部修订记录（${more.join("，")}）`}</a>
        </p>
      )}
    </div>
  );
}
