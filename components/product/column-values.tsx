"use client";

import { Fragment } from "react";
import styles from "./column-values.module.css";

type Props = { columns: readonly string[]; texts: readonly string[] };

/**
 * What a product has of the parameters of its list, each in its column. A client component, so that the payload of a list
 * holds a few words instead of the elements.
 */
export function ColumnValues({ columns, texts }: Props) {
  if (columns.length === 0) return null;
  return (
    <dl className={styles.values}>
      {columns.map((name, at) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {(texts[at] || "—").split("/").map((part, nth) => (
              // Figures stay whole: a line breaks between them.
              <Fragment key={nth}>
                {nth > 0 && (
                  <>
                    /<wbr />
                  </>
                )}
                {part}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
