"use client";

import { Words } from "@/components/ui/words";
import styles from "./key-figures.module.css";

type Props = { figures: readonly { label: string; value: string }[] };

/** Splits `42000 m²` into number and unit. */
function parts(value: string) {
  const [, number = "", unit = ""] = /^([\d.,]*)\s*(.*)$/.exec(value) ?? [];
  return { number, unit };
}

export function KeyFigures({ figures }: Props) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => {
        const { number, unit } = parts(value);
        return (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>
              <Words text={label} />
            </dt>
            <dd className={styles.value}>
              {number}
              <span className={styles.unit}>{unit}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
