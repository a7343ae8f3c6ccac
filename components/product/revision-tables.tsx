import { NoBreakText } from "@/components/ui/no-break-text";
import {
  changeWords,
  type FactChange,
  isOfWords,
  revisedDays,
  type RevisedDay,
  type Revision,
  unchangedText,
} from "@/lib/revision";
import styles from "./revision-tables.module.css";

type RowProps = {
  change: FactChange;
  /** The rows of the fact, of which this is the first; none in the rows below it. */
  rowsOfFact: number | undefined;
};

function Row({ change: { fact, before, after }, rowsOfFact }: RowProps) {
  const words = changeWords({ fact, before, after });
  return (
    <tr>
      {rowsOfFact && (
        <th scope="row" rowSpan={rowsOfFact}>
          <NoBreakText text={fact} />
        </th>
      )}
      <td data-word={words.before}>
        <NoBreakText text={before || (words.after ?? "")} />
      </td>
      <td data-word={words.after}>
        <NoBreakText text={after || (words.before ?? "")} />
      </td>
    </tr>
  );
}

/** The changes with those of the same fact under its name. */
const Rows = ({ changes }: { changes: readonly FactChange[] }) =>
  changes.map((change, at) => {
    const isFirst = changes[at - 1]?.fact !== change.fact;
    const next = changes.findIndex(({ fact }, other) => other > at && fact !== change.fact);
    const rowsOfFact = isFirst ? (next < 0 ? changes.length : next) - at : undefined;
    return <Row key={change.fact + change.before + change.after} {...{ change, rowsOfFact }} />;
  });

function Changes({ versions, changes }: RevisedDay) {
  const wordings = changes.filter(isOfWords);
  return (
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
        <Rows changes={changes.filter((change) => !isOfWords(change))} />
      </tbody>
      {wordings.length > 0 && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.words}>
              文字（数字不变）
            </th>
          </tr>
          <Rows changes={wordings} />
        </tbody>
      )}
    </table>
  );
}

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
