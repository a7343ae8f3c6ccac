import { FoldMarkup } from "@/components/ui/fold-markup";
import type { ParameterGroup } from "@/db/queries/products/parameters";
import { NoBreakText } from "@/components/ui/no-break-text";
import styles from "./parameter-table.module.css";

type Props = {
  caption: string;
  groups: ParameterGroup[];
  /** Collapses all but the first groups on phones. */
  folds?: boolean;
  /** Labels of lines to highlight, with the remark on them. */
  marked?: { labels: readonly string[]; says: string } | undefined;
};

/** Lines visible on phones; a group that has begun is completed. */
const SHOWN_LINES = 8;

/** Splits the groups into the visible and the collapsed ones. */
function inTwo(groups: readonly ParameterGroup[]): [ParameterGroup[], ParameterGroup[]] {
  let lines = 0;
  const isFirst = groups.map((group) => (lines += group.lines.length) - group.lines.length < SHOWN_LINES);
  return [groups.filter((_, at) => isFirst[at]), groups.filter((_, at) => !isFirst[at])];
}

/** The parameters of a product by group. A server component, for use inside StaticMarkup. */
export function ParameterTable({ caption, groups, folds = false, marked }: Props) {
  const [shown, folded] = folds ? inTwo(groups) : [groups, []];
  return (
    <div className={styles.columns}>
      <Groups caption={caption} groups={shown} marked={marked} />
      {folded.length > 0 && (
        <FoldMarkup
          title={folded.map(({ name }) => name).join("、")}
          span={`${folded.flatMap(({ lines }) => lines).length} 项`}
        >
          <Groups caption={`${caption}（其余）`} groups={folded} marked={marked} />
        </FoldMarkup>
      )}
    </div>
  );
}

function Groups({ caption, groups, marked }: Pick<Props, "caption" | "groups" | "marked">) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      {groups.map(({ name, lines }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {name}
            </th>
          </tr>
          {lines.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">
                <NoBreakText text={label} />
              </th>
              <td>
                {marked?.labels.includes(label) ? (
                  <span className={styles.marked}>
                    <NoBreakText text={text} /> <small className={styles.mark}>{marked.says}</small>
                  </span>
                ) : (
                  <NoBreakText text={text} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
