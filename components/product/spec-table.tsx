import { StaticMarkup } from "@/components/ui/static-markup";
import { NoBreakText } from "@/components/ui/no-break-text";
import styles from "./spec-table.module.css";

type Props = {
  caption: string;
  rows: readonly (readonly [label: string, value: string])[];
};

/** Parameters as a table; those without a value are left out. */
export function SpecTable({ caption, rows }: Props) {
  return (
    <StaticMarkup tag="table" className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <tr key={label}>
              <th scope="row">
                <NoBreakText text={label} />
              </th>
              <td>
                <NoBreakText text={value} />
              </td>
            </tr>
          ))}
      </tbody>
    </StaticMarkup>
  );
}
