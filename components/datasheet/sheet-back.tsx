import { encode } from "uqr";
import type { Drawing } from "@/drawings";
import { codePath } from "@/lib/qr-path";
import { NoBreakText } from "@/components/ui/no-break-text";
import type { DataSheet } from "@/lib/datasheet/data-sheet";
import { absoluteUrl } from "@/lib/seo/page-metadata";
import { SITE } from "@/lib/site";
import { Paper, Part } from "./paper";
import styles from "./sheet-back.module.css";
import { SheetFigures } from "./sheet-figures";
import { SheetTable } from "./sheet-table";

function Contact({ address }: { address: string }) {
  const { size, data } = encode(address, { ecc: "M", border: 0 });
  return (
    <div className={styles.contact}>
      <svg
        className={styles.code}
        viewBox={`0 -0.5 ${size} ${size}`}
        role="img"
        aria-label="产品页的二维码"
        shapeRendering="crispEdges"
      >
        <path stroke="#000" d={codePath(data)} />
      </svg>
      <p>
        <strong>扫码查看产品页与最新资料</strong>
        <br />
        销售热线 {SITE.salesLine}
        <br />
        技术热线 {SITE.technicalLine}
        <br />
        {SITE.email}
      </p>
    </div>
  );
}

type Props = { sheet: DataSheet; drawings: readonly Drawing[] };

/** The second sheet: drawings, wiring, how to order, standards, and the way to the product's page. */
export function SheetBack({ sheet, drawings }: Props) {
  const { id, wiring, ordercode, orderTable, standards } = sheet;
  const { words, points, terminals } = wiring;
  const sized = drawings.filter(({ kind }) => kind !== "wiring");
  const wired = drawings.filter(({ kind }) => kind === "wiring");
  return (
    <Paper sheet={sheet} page={2}>
      {sized.length > 0 && (
        <Part title="外形与安装尺寸">
          <SheetFigures product={id} drawings={sized} />
        </Part>
      )}
      {(wired.length > 0 || terminals || points.length > 0) && (
        <Part title="接线">
          <div className={wired.length === 1 ? styles.beside : styles.below}>
            <SheetFigures product={id} drawings={wired} />
            <div className={styles.words}>
              {terminals && <SheetTable caption="端子定义" {...terminals} />}
              <div>
                {words.map((text) => (
                  <p key={text}>
                    <NoBreakText text={text} />
                  </p>
                ))}
                <ol>
                  {points.map((text) => (
                    <li key={text}>
                      <NoBreakText text={text} />
                    </li>
                  ))}
                </ol>
              </div>
            </div>
          </div>
        </Part>
      )}
      <Part title="订货代码">
        <div className={styles.ordering}>
          <p>
            订货示例
            <strong className={styles.example}>{ordercode}</strong>
          </p>
          {orderTable && <SheetTable caption="订货代码" {...orderTable} />}
        </div>
      </Part>
      <Part title="执行标准">
        <div className={styles.closing}>
          <ul className={styles.standards}>
            {standards.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Contact address={absoluteUrl(`/newdetail/${id}`)} />
        </div>
      </Part>
    </Paper>
  );
}
