import type { DrawnWiring } from "@/lib/tools/meter/matches";
import styles from "./picture.module.css";

/** The wiring diagram of the best match. */
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
