import { TableHead } from "@/components/ui/table-head";
import type { Match, Step } from "@/lib/tools/answer";
import { NoBreakText } from "@/components/ui/no-break-text";
import { grouped } from "@/lib/grouped";
import { matchGroups } from "@/lib/tools/match-groups";
import { contactHref } from "@/lib/inquiry/contact-address";
import { AddMatch } from "./add-match";
import styles from "./tool-tables.module.css";

const NOTHING = "目录中没有直接对应的产品，请把计算带入咨询，由工程师配置。";

function MatchRow({ match }: { match: Match }) {
  const { id, model, title, code, amount, gives, reason, isUndecided } = match;
  const open = `${isUndecided ? "实测后定" : "还有选项要选"}，见选型编码`;
  return (
    <tr>
      <th scope="row">
        <a href={`/newdetail/${id}`}>{model}</a>
        <span className={styles.title}>{title}</span>
      </th>
      <td data-label="数量">
        <NoBreakText text={amount} />
        {gives && (
          <span className={styles.gives}>
            <NoBreakText text={gives} />
          </span>
        )}
      </td>
      <td data-label="理由">
        <NoBreakText text={reason} />
      </td>
      <td data-label="订货代码" className={styles.code}>
        {code ? (
          <a href={contactHref({ products: [id], code })} rel="nofollow" aria-label={`咨询 ${code}`}>
            {code}
          </a>
        ) : (
          <a href={`/newdetail/${id}#ordering`} aria-label={`${model}：${open}`}>
            {open}
          </a>
        )}
        <AddMatch match={match} />
      </td>
    </tr>
  );
}

/** Products of one group, under its title. */
const MatchRows = ({ title, matches }: { title: string; matches: readonly Match[] }) => (
  <tbody>
    {title !== "" && (
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={4}>
          <NoBreakText text={title} />
        </th>
      </tr>
    )}
    {matches.map((match) => (
      <MatchRow key={`${match.id} ${match.reason}`} match={match} />
    ))}
  </tbody>
);

/** Matching products with quantity and reason; then, separately and without an action, those that do not meet the demand. */
export function MatchTable({
  matches,
  nothing = NOTHING,
}: {
  matches: readonly Match[];
  nothing?: string | undefined;
}) {
  const lacking = grouped(
    matches.filter(({ lacks }) => lacks),
    ({ lacks = "" }) => lacks,
  );
  const fitting = matches.filter(({ lacks }) => !lacks);
  return (
    <>
      {fitting.length === 0 && <p className={styles.none}>{nothing}</p>}
      {matches.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">匹配产品</caption>
          <TableHead columns={["产品", "数量", "理由", "订货代码"]} />
          {matchGroups(fitting).map((group) => (
            <MatchRows key={group.title} {...group} />
          ))}
          {[...lacking].map(([lacks, own]) => (
            <MatchRows key={lacks} title={lacks} matches={own} />
          ))}
        </table>
      )}
    </>
  );
}

/** The steps of the calculation with the sources of their formulas. */
export function StepTable({ steps }: { steps: readonly Step[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">计算过程与依据</caption>
      <TableHead columns={["项目", "算式", "结果", "依据"]} />
      <tbody>
        {steps.map(({ name, formula, text, source }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label="算式" className={styles.formula}>
              <NoBreakText text={formula} />
            </td>
            <td data-label="结果" className={styles.result}>
              <NoBreakText text={text} />
            </td>
            <td data-label="依据" className={styles.source}>
              <NoBreakText text={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
