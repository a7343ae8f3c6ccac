import type { ComparedCell } from "@/lib/parameters/compare";
import { NoBreakText } from "@/components/ui/no-break-text";
import styles from "./compared-cells.module.css";

const saidIn = ({ lines }: ComparedCell) => lines.map(({ label, text }) => `${label} ${text}`).join("\n");

/** The value that all products share, shown once; undefined if they differ. */
const commonCell = ([first, ...others]: readonly ComparedCell[]) =>
  first && others.length > 0 && others.every((cell) => saidIn(cell) === saidIn(first)) ? first : undefined;

function Cell({ lines, isBetter, isApplicable }: ComparedCell) {
  if (lines.length === 0) return <small>{isApplicable ? "未标注" : "不适用"}</small>;
  return (
    <>
      {lines.map(({ label, text }) => (
        <p key={label + text}>
          {label !== "" && <small>{label}</small>}
          <NoBreakText text={text} />
        </p>
      ))}
      {isBetter && <p className={styles.better}>较优</p>}
    </>
  );
}

/** The cells of one parameter, in the order of the columns. */
export function ComparedCells({ ids, cells }: { ids: readonly number[]; cells: readonly ComparedCell[] }) {
  const common = commonCell(cells);
  if (common)
    return (
      <td colSpan={cells.length}>
        <div className={styles.stays}>
          <div>
            <Cell {...common} />
          </div>
          <span className={styles.same}>各款相同</span>
        </div>
      </td>
    );
  return cells.map((cell, at) => (
    <td key={ids[at]}>
      <Cell {...cell} />
    </td>
  ));
}
