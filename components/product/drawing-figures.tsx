import type { Drawing } from "@/drawings";
import styles from "./drawing-figures.module.css";

/** Drawings of a product, each a picture of its own that can be opened and saved. */
export function DrawingFigures({ product, drawings }: { product: number; drawings: Drawing[] }) {
  if (drawings.length === 0) return null;
  return (
    <div className={styles.figures}>
      {drawings.map(({ name, title, description, caption, width, height }) => (
        <figure key={name} className={styles.figure}>
          <img
            src={`/drawings/${product}/${name}.svg`}
            alt={`${title}。${description}`}
            width={width}
            height={height}
            loading="lazy"
          />
          <figcaption className={styles.caption}>
            {caption}
            <a className={styles.file} href={`/drawings/${product}/${name}.svg`} aria-label={`打开${title}`}>
              SVG
            </a>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
