"use client";

import { AddToCart } from "@/components/cart/add-to-cart";
import { CompareChoice } from "@/components/compare/compare-choice";
import { WideTable } from "@/components/ui/wide-table";
import { Figures } from "@/components/ui/figures";
import { PictureView } from "@/components/ui/picture-view";
import { SwipeHint } from "@/components/ui/swipe-hint";
import { Words } from "@/components/ui/words";
import { withoutBreaks } from "@/lib/text/phrase-marks";
import type { ProductRow } from "./product-rows-view";
import styles from "./product-table.module.css";

type Props = {
  lines: readonly (Pick<ProductRow, "id" | "title" | "model" | "picture" | "values" | "isDiscontinued"> & {
    notes: readonly string[];
  })[];
  columns: readonly string[];
};

/** A client component: the RSC payload has the products' data, not their elements. */
export function ProductTableView({ lines, columns }: Props) {
  return (
    <>
      <SwipeHint to="其余产品" />
      <WideTable label="产品参数对照" className={styles.table}>
        <thead>
          <tr>
            <th className="no-print" scope="col">
              对比
            </th>
            <th scope="col">型号</th>
            <th scope="col">产品</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                <Words text={name} />
              </th>
            ))}
            <th className="no-print" scope="col">
              询价
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, model, title, picture, values, notes, isDiscontinued }) => (
            <tr key={id}>
              <td className="no-print">
                <CompareChoice id={id} title={withoutBreaks(title)} look="cell" />
              </td>
              <th scope="row">
                <span className={styles.picture}>
                  <PictureView picture={picture} fit="contain" sizes="4rem" most={320} />
                </span>
                <a href={`/newdetail/${id}`}>{model || withoutBreaks(title)}</a>
              </th>
              <td>
                <Words text={title} />
              </td>
              {columns.map((name, at) => (
                <td key={name}>
                  <Figures text={values[at] || "—"} />
                  {notes[at] && (
                    <small>
                      <Figures text={notes[at]} />
                    </small>
                  )}
                </td>
              ))}
              <td className="no-print">
                {isDiscontinued ? (
                  "已停产"
                ) : (
                  <AddToCart product={id} name={model || withoutBreaks(title)} variant="small" />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}
