"use client";

import type { ParameterGroup } from "@/db/queries/parameters";
import styles from "./parameter-table.module.css";

/**
 * All that is known of a product in one table, group by group. A client component, so that the payload of the page holds
 * the words without their markup.
 */
export function ParameterTable({ caption, groups }: { caption: string; groups: ParameterGroup[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      {groups.map(({ name, lines }) => (
        <tbody key={name}>
          <tr>
            <th className={styles.group} scope="rowgroup" colSpan={2}>
              {name}
            </th>
          </tr>
          {lines.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
