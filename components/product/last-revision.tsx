import { NoBreakText } from "@/components/ui/no-break-text";
import {
  changeWords,
  type FactChange,
  revisedDays,
  type Revision,
  revisionsHref,
  unchangedText,
} from "@/lib/revision";
import styles from "./last-revision.module.css";

/** The maximum of changes shown on the product's page. */
const SHOWN_CHANGES = 3;

/** The fact, and below it the old text and the new one, each on a line of its own. */
function Change(change: FactChange) {
  const words = changeWords(change);
  return (
    <li>
      <b>{change.fact}</b>
      {words.before && (
        <div>
          <small>{`${words.before} `}</small>
          <del>
            <NoBreakText text={change.before} />
          </del>
        </div>
      )}
      {words.after && (
        <div>
          <small>{`${words.after} `}</small>
          <ins>
            <NoBreakText text={change.after} />
          </ins>
        </div>
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
            <Change key={change.fact + change.before + change.after} {...change} />
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
