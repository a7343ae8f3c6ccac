import { TableHead } from "@/components/ui/table-head";
import { NoBreakText } from "@/components/ui/no-break-text";
import type { ProductTable } from "@/lib/parameters/assemble";
import styles from "./sheet-table.module.css";

/** A table of a product between fine rules: what each row is of stands in its first cell. */
export function SheetTable({ caption, header, rows }: Omit<ProductTable, "name"> & { caption: string }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <TableHead columns={header} />
        <tbody>
          {rows.map(([first = "", ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((text, at) => (
                <td key={header[at + 1]}>
                  <NoBreakText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
