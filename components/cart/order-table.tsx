import type { ReactNode } from "react";
import { type OrderLine, piecesOf } from "@/lib/inquiry/order";
import shared from "./lines-table.module.css";
import styles from "./order-table.module.css";

type Line = Omit<OrderLine, "product_id"> & { href?: string | undefined };

type Props = {
  caption: string;
  lines: readonly Line[];
  /** The number of the first line. */
  first?: number;
  /** The footer; the totals by default. */
  foot?: ReactNode;
};

export const totalText = (lines: readonly { quantity: number }[]) =>
  `共 ${lines.length} 种 ${piecesOf(lines)} 件`;

/** The requested products, one per line. */
export function OrderTable({ caption, lines, first = 1, foot = totalText(lines) }: Props) {
  const hasNotes = lines.some(({ note }) => note !== "");
  return (
    <div className={shared.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">序号</th>
            <th scope="col">型号代码</th>
            <th scope="col">产品</th>
            <th scope="col" className={styles.quantity}>
              数量
            </th>
            {hasNotes && <th scope="col">备注</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ model, code, title, quantity, note, href }, at) => (
            <tr key={at}>
              <td className={shared.number}>{first + at}</td>
              <td className={styles.code}>{code || model}</td>
              <th scope="row" className={styles.title}>
                {href ? <a href={href}>{title}</a> : title}
              </th>
              <td className={styles.quantity}>{quantity} 件</td>
              {hasNotes && <td className={styles.note}>{note}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={hasNotes ? 5 : 4}>{foot}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
