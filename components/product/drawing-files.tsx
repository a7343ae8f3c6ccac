import type { Drawing } from "@/drawings";
import { FILE_MOST_KB } from "@/lib/downloads/sizes";
import styles from "./product-documents.module.css";

/** The drawings of a product as files for CAD. */
export function DrawingFiles({ product, drawings }: { product: number; drawings: Drawing[] }) {
  return (
    <div>
      <h3 className={styles.title}>CAD 图纸</h3>
      <p className={styles.text}>
        DXF 文件，AutoCAD 2007 及以上版本、中望 CAD 等可以打开。外形与开孔图按 1:1 绘制，单位
        mm；接线图为示意。每个不超过 {FILE_MOST_KB.dxf} KB。
      </p>
      <ul className={styles.files}>
        {drawings.map(({ kind, name, caption }) => (
          <li key={name}>
            <a href={`/drawings/${product}/${name}.dxf`}>
              {kind === "wiring" && "接线图："}
              {caption}（DXF）
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
