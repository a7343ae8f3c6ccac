import type { DrawnWiring } from "@/lib/tools/meter/matches";
import styles from "./picture.module.css";

/** How the meter that fits best is wired: its own drawing. */
export function WiringFigure({ id, model, name, caption, alt, width, height }: DrawnWiring) {
  return (
    <figure className={styles.wired}>
      <img
        src={`/drawings/${id}/${name}.svg`}
        alt={alt}
        width={width}
        height={height}
        className={styles.wiring}
      />
      <figcaption className={styles.caption}>
        {model} 接线图：{caption}
      </figcaption>
    </figure>
  );
}
