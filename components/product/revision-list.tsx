import { Whole } from "@/components/ui/whole";
import { type FactChange, revisedDays, type RevisedDay, type Revision } from "@/lib/revision";
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

function Changes({ changes }: { changes: readonly FactChange[] }) {
  const list = (some: readonly FactChange[]) => (
    <ul className={styles.changes}>
      {some.map((change) => (
        <Change key={change.fact} {...change} />
      ))}
    </ul>
  );
  const rest = changes.slice(SHOWN_CHANGES);
  return (
    <div>
      {list(changes.slice(0, SHOWN_CHANGES))}
      {rest.length > 0 && (
        <details>
          <summary>{`其余 ${rest.length} 项改动`}</summary>
          {list(rest)}
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
