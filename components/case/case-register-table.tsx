import { EmptyState } from "@/components/ui/empty-state";
import { Kept } from "@/components/ui/kept";
import { WordsMarkup } from "@/components/ui/words-markup";
import { caseHref } from "@/lib/cases/address";
import { Whole } from "@/components/ui/whole";
import styles from "./case-register.module.css";

type RegisterRow = {
  id: number;
  title: string;
  town: string;
  year: string;
  industry: string;
  voltage: string;
  problems: string;
  installed: string;
  /** The first figure, before and after. */
  figure: string;
};

const COLUMNS = [
  ["town", "地点"],
  ["year", "年份"],
  ["industry", "行业"],
  ["voltage", "电压"],
  ["problems", "治理内容"],
  ["installed", "安装设备"],
  ["figure", "治理前 → 后"],
] as const satisfies readonly (readonly [keyof RegisterRow, string])[];

/**
 * The references as a table, each row on to its page; on a narrow screen a row stands as a block, its values with their
 * names.
 */
export function CaseRegisterTable({ rows }: { rows: readonly RegisterRow[] }) {
  if (rows.length === 0) return <EmptyState />;
  return (
    <Kept tag="table" className={styles.register}>
      <caption className="visually-hidden">工程案例一览</caption>
      <thead>
        <tr>
          <th scope="col">案例</th>
          {COLUMNS.map(([key, label]) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <a href={caseHref(row.id)}>
                <WordsMarkup text={row.title} />
              </a>
            </th>
            {COLUMNS.map(([key, label]) => (
              <td key={key} data-label={label} data-column={key}>
                <Whole text={row[key] || "—"} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Kept>
  );
}
