import type { Drawing } from "@/drawings";
import styles from "./sheet-figures.module.css";

/** Drawings side by side; not lazy, as print does not scroll. */
export function SheetFigures({ product, drawings }: { product: number; drawings: readonly Drawing[] }) {
  return (
    <div className={styles.figures}>
      {drawings.map(({ name, title, description, caption, width, height }) => (
        <figure key={name}>
          <img
            src={`/drawings/${product}/${name}.svg`}
            alt={`${title}。${description}`}
            width={width}
            height={height}
          />
          <figcaption className={styles.caption}>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
