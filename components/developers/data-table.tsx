import { TableHead } from "@/components/ui/table-head";
import type { ReactNode } from "react";
import { NoBreakText } from "@/components/ui/no-break-text";
import blocks from "@/components/ui/blocks-head.module.css";
import styles from "./data-table.module.css";

type Props = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly ReactNode[])[];
};

/** A table that scrolls sideways if the screen is too narrow; on phones each row is a block. */
export function DataTable({ caption, columns, rows }: Props) {
  return (
    <div className={styles.box} tabIndex={0} role="group" aria-label={`${caption}，可左右滚动`}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <TableHead columns={columns} className={blocks.head} />
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at} data-label={columns[at + 1]}>
                  {typeof cell === "string" ? <NoBreakText text={cell} /> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
