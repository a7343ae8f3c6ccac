"use client";

import type { DownloadKind } from "@/lib/downloads/address";
import { dataSheetFile, dataSheetHref } from "@/lib/datasheet/address";
import { drawingName } from "@/lib/downloads/drawing-name";
import { packageHref } from "@/lib/downloads/package";
import { registerFileHref, registersHref } from "@/lib/registers/files";
import { withoutBreaks } from "@/lib/text/phrase-marks";
import { Fold } from "@/components/ui/fold";
import { Words } from "@/components/ui/words";
import styles from "./file-table.module.css";

export type ProductFileRow = {
  id: number;
  model: string;
  /** With marked line breaks. */
  title: string;
  version?: string;
  date?: string;
  drawings: { kind: "outline" | "drilling" | "wiring"; name: string; caption: string }[];
  hasRegisters: boolean;
  /** The text if there is no register table. */
  withoutRegisters: string;
};

type Props = { label: string; rows: readonly ProductFileRow[]; kind?: DownloadKind | undefined };

type FileLink = { href: string; text: string; of: string };
const File = ({ href, text, of }: FileLink) => (
  <a className={styles.file} href={href} aria-label={`${text}：${of}`}>
    {text}
  </a>
);

function Drawings({ row: { id, drawings }, name }: { row: ProductFileRow; name: string }) {
  return (
    <Fold title="图纸" span={`${drawings.length} 份`}>
      <ul className={styles.drawings}>
        {drawings.map((drawing) => (
          <li key={drawing.name}>
            <span>{drawingName(drawing)}</span>
            <span className={styles.files}>
              {["dxf", "svg"].map((format) => (
                <File
                  key={format}
                  href={`/drawings/${id}/${drawing.name}.${format}`}
                  text={format.toUpperCase()}
                  of={`${name} ${drawingName(drawing)}`}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/**
 * Files of products: a row per product, on narrow screens a card. A client component only to keep the RSC payload small.
 */
export function ProductFiles({ label, rows, kind }: Props) {
  const shows = (one: DownloadKind) => kind === undefined || kind === one;
  return (
    <table className={styles.table} data-kind={kind ?? "all"} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">产品</th>
          <th scope="col">版本</th>
          {shows("sheet") && <th scope="col">数据页</th>}
          {shows("drawing") && (
            <th scope="col" data-wide>
              图纸
            </th>
          )}
          {shows("registers") && <th scope="col">通信寄存器</th>}
          <th scope="col">全部资料</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { id, model, title, version, date, hasRegisters } = row;
          const name = model || withoutBreaks(title);
          return (
            <tr key={id}>
              <th scope="row">
                <a className={styles.product} href={`/newdetail/${id}`}>
                  {model && <strong>{model}</strong>} <Words text={title} />
                </a>
              </th>
              <td data-label="版本">
                <span>
                  {version} {date && <time dateTime={date}>{date}</time>}
                </span>
              </td>
              {shows("sheet") && (
                <td data-label="数据页">
                  <span className={styles.files}>
                    <File href={dataSheetFile(id)} text="PDF" of={`${name} 数据页`} />
                    <File href={dataSheetHref(id)} text="网页" of={`${name} 数据页`} />
                  </span>
                </td>
              )}
              {shows("drawing") && (
                <td data-empty={row.drawings.length === 0 || undefined}>
                  {row.drawings.length === 0 ? "—" : <Drawings row={row} name={name} />}
                </td>
              )}
              {shows("registers") && (
                <td data-label="通信寄存器">
                  {hasRegisters ? (
                    <span className={styles.files}>
                      <File href={registerFileHref(id, "csv")} text="CSV" of={`${name} 寄存器表`} />
                      <File href={registerFileHref(id, "json")} text="JSON" of={`${name} 寄存器表`} />
                      <File href={registersHref(id)} text="网页" of={`${name} 寄存器表`} />
                    </span>
                  ) : (
                    row.withoutRegisters
                  )}
                </td>
              )}
              <td className={styles.whole}>
                <a className={styles.package} href={packageHref(id)} aria-label={`全部 ZIP：${name}`}>
                  全部 ZIP
                </a>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
