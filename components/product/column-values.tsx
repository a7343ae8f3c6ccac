import { Fragment } from "react";
import styles from "./column-values.module.css";

type Props = { columns: readonly string[]; texts: readonly string[] };

/** What a product has of the parameters of its list, each in its column. */
export function ColumnValues({ columns, texts }: Props) {
  if (columns.length === 0) return null;
  return (
    <dl className={styles.values}>
      {columns.map((name, at) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {/* Figures stay whole: a line breaks between them. */}
            {(texts[at] || "—").split("/").map((figure, nth, { length }) => (
              <Fragment key={nth}>
                {nth > 0 && <wbr />}
                {nth < length - 1 ? `${figure}/` : figure}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
