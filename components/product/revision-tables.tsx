import { NoBreakText } from "@/components/ui/no-break-text";
import {
  changeWords,
  type FactChange,
  revisedDays,
  type RevisedDay,
  type Revision,
  unchangedText,
} from "@/lib/revision";
import styles from "./revision-tables.module.css";

/** The text for a value that did not exist before, or no longer exists. */
const NOTHING = "—";

function Row(change: FactChange) {
  const { fact, before, after } = change;
  const words = changeWords(change);
  return (
    <tr>
      <th scope="row">
        <NoBreakText text={fact} />
      </th>
      <td data-word={words.before}>
        <NoBreakText text={before || NOTHING} />
      </td>
      <td data-word={words.after}>
        <NoBreakText text={after || NOTHING} />
      </td>
    </tr>
  );
}

const Changes = ({ versions, changes }: RevisedDay) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{`${versions} 的改动`}</caption>
    <thead>
      <tr>
        <th scope="col">项目</th>
        <th scope="col">原</th>
        <th scope="col">现</th>
      </tr>
    </thead>
    <tbody>
      {changes.map((change) => (
        <Row key={change.fact} {...change} />
      ))}
    </tbody>
  </table>
);

/** The changed facts of a product by day, newest first. */
export const RevisionTables = ({ revisions }: { revisions: readonly Revision[] }) => (
  <ul className={styles.days}>
    {revisedDays(revisions).map((day) => (
      <li key={day.versions}>
        <p className={styles.version}>
          <strong>{day.versions}</strong>
          <time dateTime={day.date}>{day.date}</time>
        </p>
        {day.changes.length > 0 ? <Changes {...day} /> : <p>{unchangedText(day)}</p>}
      </li>
    ))}
  </ul>
);
