import { classNames } from "@/components/ui/class-names";
import swipe from "@/components/ui/swipe-row.module.css";
import { WordsMarkup } from "@/components/ui/words-markup";
import type { Drawing } from "@/drawings";
import { phrased } from "@/lib/text/phrases";
import styles from "./drawing-figures.module.css";

/** The file name; if the sizes are a range, it has only the largest. */
const dxfLabel = ({ sheet }: Drawing) =>
  sheet ? `下载DXF（${sheet.isLargest ? "最大尺寸" : "1:1"}，mm）` : "下载DXF";

/** The drawings of a product, each of which can be enlarged and saved. A server component, for use inside StaticMarkup. */
export function DrawingFigures({ product, drawings }: { product: number; drawings: Drawing[] }) {
  if (drawings.length === 0) return null;
  return (
    <div className={classNames(styles.figures, drawings.length > 1 && swipe.row)}>
      {drawings.map((drawing) => {
        const { name, title, description, caption, width, height } = drawing;
        const dxf = dxfLabel(drawing);
        return (
          <figure key={name} className={styles.figure}>
            <img
              src={`/drawings/${product}/${name}.svg`}
              alt={`${title}。${description}`}
              width={width}
              height={height}
              loading="lazy"
            />
            <figcaption className={styles.caption}>
              <WordsMarkup text={phrased(caption)} />
              <span className={styles.files}>
                <a href={`/drawings/${product}/${name}.svg`} aria-label={`打开SVG：${caption}`}>
                  打开SVG
                </a>
                <a href={`/drawings/${product}/${name}.dxf`} aria-label={`${dxf}：${caption}`}>
                  {dxf}
                </a>
              </span>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
