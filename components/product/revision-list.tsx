import { Kept } from "@/components/ui/kept";
import { versionName, type FactChange, type Revision } from "@/lib/revision";
import styles from "./revision-list.module.css";

/** Of revisions, and of the changes of one, so many are shown before the rest is opened. */
const SHOWN = 3;

function Change({ fact, before, after }: FactChange) {
  return (
    <li>
      <span className={styles.fact}>{fact}</span>
      {before === "" && <span className={styles.kind}>新增 </span>}
      {after === "" && <span className={styles.kind}>取消 </span>}
      {before !== "" && <del>{before}</del>}
      {before !== "" && after !== "" && <span className={styles.kind}> → </span>}
      {after !== "" && <ins>{after}</ins>}
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
  const rest = changes.slice(SHOWN);
  return (
    <div>
      {list(changes.slice(0, SHOWN))}
      {rest.length > 0 && (
        <details>
          <summary>其余 {rest.length} 项改动</summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}

function Revisions({ revisions }: { revisions: readonly Revision[] }) {
  return (
    <ul className={styles.revisions}>
      {revisions.map(({ number, date, changes }) => (
        <li key={number}>
          <p className={styles.version}>
            <strong>{versionName(number)}</strong>
            <time dateTime={date}>{date}</time>
          </p>
          {changes.length > 0 ? <Changes changes={changes} /> : <p>首次发布</p>}
        </li>
      ))}
    </ul>
  );
}

/** When which facts of a product changed, the newest first. */
export function RevisionList({ revisions }: { revisions: readonly Revision[] }) {
  const older = revisions.slice(SHOWN);
  return (
    <Kept className={styles.record}>
      <h3 className={styles.title}>修订记录</h3>
      <Revisions revisions={revisions.slice(0, SHOWN)} />
      {older.length > 0 && (
        <details>
          <summary>更早的 {older.length} 个版本</summary>
          <Revisions revisions={older} />
        </details>
      )}
    </Kept>
  );
}
