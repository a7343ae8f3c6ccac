import { Kept } from "@/components/ui/kept";
import type { ParameterGroup } from "@/db/queries/products/parameters";
import { Whole } from "@/components/ui/whole";
import styles from "./parameter-table.module.css";

type Props = {
  caption: string;
  groups: ParameterGroup[];
  /** Labels of lines that stand out, and what to say of them. */
  marked?: { labels: readonly string[]; says: string };
};

/** All that is known of a product in one table, group by group. */
export function ParameterTable({ caption, groups, marked }: Props) {
  return (
    <Kept tag="table" className={styles.table}>
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
              <th scope="row">
                <Whole text={label} />
              </th>
              <td>
                {marked?.labels.includes(label) ? (
                  <span className={styles.marked}>
                    <Whole text={text} /> <small className={styles.mark}>{marked.says}</small>
                  </span>
                ) : (
                  <Whole text={text} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </Kept>
  );
}
