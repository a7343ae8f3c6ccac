import { EmptyState } from "@/components/ui/empty-state";
import { StaticMarkup } from "@/components/ui/static-markup";
import { WordsMarkup } from "@/components/ui/words-markup";
import { caseHref } from "@/lib/cases/address";
import { NoBreakText } from "@/components/ui/no-break-text";
import blocks from "@/components/ui/blocks-head.module.css";
import styles from "./case-register.module.css";

type RegisterRow = {
  id: number;
  title: string;
  town: string;
  year: string;
  industry: string;
  problems: string;
  installed: string;
  /** The first figure, before and after. */
  figure: string;
};

const COLUMNS = [
  ["town", "地点"],
  ["year", "年份"],
  ["industry", "细分行业"],
  ["problems", "治理内容"],
  ["installed", "安装设备"],
  ["figure", "改造前 → 后"],
] as const satisfies readonly (readonly [keyof RegisterRow, string])[];

/** Rows shown at first, so that the pictures are not far below; the others follow a click, at least two of them. */
const AT_FIRST = 8;
const REST = "register-rest";

const Rows = ({ rows }: { rows: readonly RegisterRow[] }) =>
  rows.map((row) => (
    <tr key={row.id}>
      <th scope="row">
        <a href={caseHref(row.id)}>
          <WordsMarkup text={row.title} />
        </a>
      </th>
      {COLUMNS.map(([key, label]) => (
        <td key={key} data-label={label} data-column={key}>
          <NoBreakText text={row[key] || "—"} />
        </td>
      ))}
    </tr>
  ));

/**
 * The reference list as a table of links; on narrow screens each row is a block with labelled values. The later rows are
 * shown by an anchor link (:target), without JavaScript.
 */
export function CaseRegisterTable({ rows }: { rows: readonly RegisterRow[] }) {
  if (rows.length === 0) return <EmptyState />;
  const rest = rows.length < AT_FIRST + 2 ? [] : rows.slice(AT_FIRST);
  return (
    <StaticMarkup tag="table" className={styles.register}>
      <caption className="visually-hidden">工程案例一览</caption>
      <thead className={blocks.head}>
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
        <Rows rows={rows.slice(0, rows.length - rest.length)} />
      </tbody>
      {rest.length > 0 && (
        <>
          <tbody id={REST}>
            <Rows rows={rest} />
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={COLUMNS.length + 1}>
                <a href={`#${REST}`}>{`显示其余 ${rest.length} 项`}</a>
              </td>
            </tr>
          </tfoot>
        </>
      )}
    </StaticMarkup>
  );
}
