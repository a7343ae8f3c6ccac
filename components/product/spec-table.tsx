import { Kept } from "@/components/ui/kept";
import { Whole } from "@/components/ui/whole";
import styles from "./spec-table.module.css";

type Props = {
  caption: string;
  rows: readonly (readonly [label: string, value: string])[];
};

/** Parameters one below the other; those without a value are left out. */
export function SpecTable({ caption, rows }: Props) {
  return (
    <Kept tag="table" className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <tr key={label}>
              <th scope="row">
                <Whole text={label} />
              </th>
              <td>
                <Whole text={value} />
              </td>
            </tr>
          ))}
      </tbody>
    </Kept>
  );
}
