import type { ReactNode } from "react";
import { Kept } from "@/components/ui/kept";
import { WideTable } from "@/components/ui/wide-table";
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

/**
 * The columns in their order: the style sheet knows the first three, which every block has, by their place; those that may
 * be empty name the place of their words in a row.
 */
const COLUMNS: readonly { name: string; width?: string | undefined; words?: number }[] = [
  { name: "地址" },
  { name: "名称" },
  { name: "类型" },
  { name: "换算", width: styles.scale, words: 6 },
  { name: "范围", width: styles.range, words: 7 },
  { name: "读写", width: styles.access },
  { name: "说明", words: 10 },
];

type SpanProps = { first: number; last: number; words: (address: number) => string };

/** From one address to another and a space, on two lines where there is no room for one. */
function Span({ first, last, words }: SpanProps) {
  if (first === last) return `${words(first)} `;
  return (
    <>
      {`${words(first)}~`}
      <wbr />
      {`${words(last)} `}
    </>
  );
}

/** One block of a register map, closed until it is wanted. */
export function RegisterBlock({ title, span, note, open, rows }: Props) {
  const columns = COLUMNS.filter(({ words }) => words === undefined || rows.some((row) => row[words] !== ""));
  const shown = new Set(columns.map(({ name }) => name));
  return (
    <details open={open}>
      <summary>
        <b>{title}</b> <span>{span}</span>
      </summary>
      {note && <p>{note}</p>}
      <WideTable label={`${title}寄存器，可左右滚动`} className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ name, width }) => (
              <th key={name} scope="col" className={width}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, last, name, symbol, series, type, scale, range, access, codes, words]) => (
            <tr key={symbol}>
              <th scope="row">
                <Span first={first} last={last} words={String} />
                <small>
                  <Span first={first} last={last} words={hexOf} />
                </small>
              </th>
              <td>
                {`${name} `}
                <small>{[symbol, series].filter(Boolean).join("，")}</small>
              </td>
              <td>{type}</td>
              {shown.has("换算") && <td>{scale}</td>}
              {shown.has("范围") && <td>{range}</td>}
              <td>
                {codes === "" ? access : `${access} `}
                {codes !== "" && <small>{codes}</small>}
              </td>
              {shown.has("说明") && <td>{words}</td>}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </details>
  );
}

/** All of them: nothing but the browser opens and closes them. */
export const RegisterBlocks = ({ children }: { children: ReactNode }) => (
  <Kept className={styles.blocks}>{children}</Kept>
);
