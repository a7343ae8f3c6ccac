import { Whole } from "@/components/ui/whole";
import { byFigures, type FactChange, revisedDays, type RevisedDay, type Revision } from "@/lib/revision";
import styles from "./revision-list.module.css";

/** Of days, and of the changes of one, so many are shown before the rest is opened. */
const SHOWN_DAYS = 1;
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

/** Changed figures first; where there is much, what else changed is folded. */
function Changes({ changes }: { changes: readonly FactChange[] }) {
  const { figures, words } = byFigures(changes);
  const isShort = changes.length <= SHOWN_CHANGES;
  const shown = isShort ? [...figures, ...words] : figures.slice(0, SHOWN_CHANGES);
  const moreFigures = figures.slice(SHOWN_CHANGES);
  const moreWords = isShort ? [] : words;
  const told = [
    ...(moreFigures.length > 0 ? [`${moreFigures.length} 项数据`] : []),
    ...(moreWords.length > 0 ? [`${moreWords.length} 处文字`] : []),
  ];
  const list = (some: readonly FactChange[]) => (
    <ul className={styles.changes}>
      {some.map((change) => (
        <Change key={change.fact} {...change} />
      ))}
    </ul>
  );
  return (
    <div>
      {shown.length > 0 && list(shown)}
      {told.length > 0 && (
        <details>
          <summary>{`${shown.length > 0 ? "另有" : "改动"} ${told.join("、")}`}</summary>
          {list([...moreFigures, ...moreWords])}
        </details>
      )}
    </div>
  );
}

function Days({ days }: { days: readonly RevisedDay[] }) {
  return (
    <ul className={styles.revisions}>
      {days.map(({ versions, date, isFirst, changes }) => (
        <li key={versions}>
          <p className={styles.version}>
            <strong>{versions}</strong>
            <time dateTime={date}>{date}</time>
          </p>
          {changes.length > 0 ? (
            <Changes changes={changes} />
          ) : (
            <p>{isFirst ? "首次发布" : "整理写法，数据不变"}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** When which facts of a product changed, the newest first. */
export function RevisionList({ revisions }: { revisions: readonly Revision[] }) {
  const days = revisedDays(revisions);
  const older = days.slice(SHOWN_DAYS);
  return (
    <div className={styles.record}>
      <h3 className={styles.title}>修订记录</h3>
      <Days days={days.slice(0, SHOWN_DAYS)} />
      {older.length > 0 && (
        <details>
          <summary>{`更早的 ${older.length} 次修订`}</summary>
          <Days days={older} />
        </details>
      )}
    </div>
  );
}
