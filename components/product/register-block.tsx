"use client";

import { WideTable } from "@/components/ui/wide-table";
import { TableHead } from "@/components/ui/table-head";
import { hexOf } from "@/lib/registers/types";
import styles from "./register-block.module.css";

/** Words of a register, in the order of the columns; empty where there is nothing to say. */
export type RegisterWords = readonly [
  first: number,
  last: number,
  name: string,
  symbol: string,
  series: string,
  type: string,
  scale: string,
  range: string,
  access: string,
  codes: string,
  note: string,
];

type Props = { title: string; span: string; note: string; open: boolean; rows: readonly RegisterWords[] };

const COLUMNS = ["地址", "名称", "类型", "换算", "范围", "读写", "说明"];

type SpanProps = { first: number; last: number; words: (address: number) => string };

/** From one address to another, on two lines where there is no room for one. */
function Span({ first, last, words }: SpanProps) {
  if (first === last) return words(first);
  return (
    <>
      {`${words(first)}~`}
      <wbr />
      {words(last)}
    </>
  );
}

/**
 * One block of a register map, closed until it is wanted. A client component, so that the payload of the page holds the
 * words without their markup.
 */
export function RegisterBlock({ title, span, note, open, rows }: Props) {
  return (
    <details className={styles.block} open={open}>
      <summary>
        <span className={styles.title}>{title}</span> <span className={styles.span}>{span}</span>
      </summary>
      {note && <p className={styles.note}>{note}</p>}
      <WideTable label={`${title}寄存器，可左右滚动`} className={styles.table}>
        <TableHead columns={COLUMNS} />
        <tbody>
          {rows.map(([first, last, name, symbol, series, type, scale, range, access, codes, words]) => (
            <tr key={symbol}>
              <th scope="row">
                <Span first={first} last={last} words={String} />{" "}
                <small>
                  <Span first={first} last={last} words={hexOf} />
                </small>
              </th>
              <td>
                {`${name} `}
                <small>{[symbol, series].filter(Boolean).join("，")}</small>
              </td>
              <td>{type}</td>
              <td>{scale}</td>
              <td>{range}</td>
              <td>
                {`${access} `}
                <small>{codes}</small>
              </td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </details>
  );
}
