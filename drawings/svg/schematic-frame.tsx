import { type ReactNode, useId } from "react";
import { FONT, WIDTH } from "@/drawings/geometry/bus-layout";
import { describeSchematic } from "@/drawings/geometry/describe";
import type { Schematic } from "@/drawings/geometry/schematic";
import styles from "./drawing.module.css";

type FrameProps = { schematic: Schematic; product: string; height: number; children: ReactNode };

/** The figure round a schematic: its name and description for everyone, its caption below. */
export function SchematicFrame({ schematic, product, height, children }: FrameProps) {
  const description = useId();
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.schematic}
        viewBox={`0 0 ${WIDTH} ${Math.ceil(height)}`}
        role="img"
        aria-label={`${product}接线图：${schematic.caption}`}
        aria-describedby={description}
        fontSize={FONT}
        strokeWidth="1.2"
        strokeLinejoin="round"
      >
        <desc id={description}>{describeSchematic(schematic)}</desc>
        {children}
      </svg>
      <figcaption className={styles.caption}>{schematic.caption}</figcaption>
    </figure>
  );
}
