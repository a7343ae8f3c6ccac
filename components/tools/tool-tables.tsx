import { TableHead } from "@/components/ui/table-head";
import type { Match, Step } from "@/lib/tools/answer";
import { Whole } from "@/components/ui/whole";
import { contactHref } from "@/lib/inquiry/contact-address";
import { AddMatch } from "./add-match";
import styles from "./tool-tables.module.css";

const NOTHING = "目录中没有直接对应的产品，请把计算带入咨询，由工程师配置。";

/** Products that fit, with how many and why. */
export function MatchTable({
  matches,
  nothing = NOTHING,
}: {
  matches: readonly Match[];
  nothing?: string | undefined;
}) {
  if (matches.length === 0) return <p className={styles.none}>{nothing}</p>;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">匹配产品</caption>
      <TableHead columns={["产品", "数量", "理由", "订货代码"]} />
      <tbody>
        {matches.map((match) => {
          const { id, model, title, code, amount, gives, reason } = match;
          return (
            <tr key={`${id} ${reason}`}>
              <th scope="row">
                <a href={`/newdetail/${id}`}>{model}</a>
                <span className={styles.title}>{title}</span>
              </th>
              <td data-label="数量">
                <Whole text={amount} />
                {gives && (
                  <span className={styles.gives}>
                    <Whole text={gives} />
                  </span>
                )}
              </td>
              <td data-label="理由">
                <Whole text={reason} />
              </td>
              <td data-label="订货代码" className={styles.code}>
                {code ? (
                  <a href={contactHref({ products: [id], code })} rel="nofollow" aria-label={`咨询 ${code}`}>
                    {code}
                  </a>
                ) : (
                  <a href={`/newdetail/${id}#ordering`} aria-label={`${model}：待定，见选型编码`}>
                    待定，见选型编码
                  </a>
                )}
                <AddMatch match={match} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How each result was found, and where its formula stands. */
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
              <Whole text={formula} />
            </td>
            <td data-label="结果" className={styles.result}>
              <Whole text={text} />
            </td>
            <td data-label="依据" className={styles.source}>
              <Whole text={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
