import type { OrderLine } from "@/lib/inquiry/order";
import { wordsOf } from "@/lib/inquiry/quotation-paper";
import { priceText, type Quotation, sumText, totalOf } from "@/lib/inquiry/quotation";
import shared from "./lines-table.module.css";
import styles from "./quotation-table.module.css";

type Props = {
  caption: string;
  asked: readonly OrderLine[];
  quotation: Quotation;
  /** The date in China. */
  today: string;
};

/** The quoted products, one per line. */
export function QuotationTable({ caption, asked, quotation, today }: Props) {
  const total = totalOf(quotation, asked);
  return (
    <div className={shared.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">序号</th>
            <th scope="col">产品</th>
            <th scope="col">数量</th>
            <th scope="col">单价（元）</th>
            <th scope="col">小计（元）</th>
            <th scope="col">交期</th>
            <th scope="col">有效期至</th>
          </tr>
        </thead>
        <tbody>
          {quotation.lines.map((line, at) => {
            const { model = "", code = "", title = "", quantity = 0, note = "" } = asked[at] ?? {};
            const words = wordsOf(line, note).join("；");
            return (
              <tr key={at}>
                <td className={shared.number}>{at + 1}</td>
                <th scope="row" className={styles.product}>
                  <strong>{code || model}</strong> {title}
                  {words && <span className={styles.words}>{words}</span>}
                </th>
                <td data-label="数量">{quantity} 件</td>
                <td data-label="单价（元）">
                  {line.price ? `${priceText(line.price)} ${line.taxed ? "含税" : "不含税"}` : "不报价"}
                </td>
                <td data-label="小计（元）">{line.price ? sumText(line.price, quantity) : "—"}</td>
                <td data-label="交期">{line.lead || "—"}</td>
                <td data-label="有效期至">
                  <span>
                    {line.until || "—"}
                    {line.until && line.until < today && <em className={styles.late}>已过期</em>}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <td colSpan={7}>合计 {total}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
