import { NoBreakText } from "@/components/ui/no-break-text";
import { type FactChange, revisedDays, type Revision, revisionsHref, unchangedText } from "@/lib/revision";
import styles from "./last-revision.module.css";

/** The maximum of changes shown on the product's page. */
const SHOWN_CHANGES = 3;

/** Longer texts are put below each other. */
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
            <NoBreakText text={before} />
          </del>{" "}
        </Line>
      )}
      {after !== "" && (
        <Line>
          <small>{before === "" ? "新增 " : "现 "}</small>
          <ins>
            <NoBreakText text={after} />
          </ins>
        </Line>
      )}
    </li>
  );
}

type Props = { product: number; revisions: readonly Revision[] };

/** The latest changes, figures first, with the link to all revisions. */
export function LastRevision({ product, revisions }: Props) {
  const [day, ...older] = revisedDays(revisions);
  if (!day) return null;
  const shown = day.changes.slice(0, SHOWN_CHANGES);
  const left = day.changes.length - shown.length;
  const more = [
    ...(left > 0 ? [`另有 ${left} 处改动`] : []),
    ...(older.length > 0 ? [`更早的 ${older.length} 次修订`] : []),
  ];
  return (
    <div className={styles.record}>
      <h3 className={styles.title}>最近的改动</h3>
      {shown.length > 0 ? (
        <ul className={styles.changes}>
          {shown.map((change) => (
            <Change key={change.fact} {...change} />
          ))}
        </ul>
      ) : (
        <p>{unchangedText(day)}</p>
      )}
      {more.length > 0 && (
        <p>
          <a href={revisionsHref(product)}>{`全部修订记录（${more.join("，")}）`}</a>
        </p>
      )}
    </div>
  );
}
