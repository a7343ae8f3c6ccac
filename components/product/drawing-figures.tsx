import { Kept } from "@/components/ui/kept";
import { WordsMarkup } from "@/components/ui/words-markup";
import type { Drawing } from "@/drawings";
import { phrased } from "@/lib/text/phrases";
import styles from "./drawing-figures.module.css";

const SCALED = "下载DXF（1:1，mm）";
const DXF = { outline: SCALED, drilling: SCALED, wiring: "下载DXF" } as const;

/** Drawings of a product, each a picture of its own that can be opened and saved. */
export function DrawingFigures({ product, drawings }: { product: number; drawings: Drawing[] }) {
  if (drawings.length === 0) return null;
  return (
    <Kept className={styles.figures}>
      {drawings.map(({ kind, name, title, description, caption, width, height }) => (
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
              <a href={`/drawings/${product}/${name}.svg`} aria-label={`打开SVG：${title}`}>
                打开SVG
              </a>
              <a href={`/drawings/${product}/${name}.dxf`} aria-label={`${DXF[kind]}：${title}`}>
                {DXF[kind]}
              </a>
            </span>
          </figcaption>
        </figure>
      ))}
    </Kept>
  );
}
