import { useId } from "react";
import { drawDimension } from "@/drawings/geometry/dimension-line";
import { num } from "@/drawings/geometry/pen";
import { FONT, type Label, type Sheet, SHEET_WIDTH } from "@/drawings/geometry/sheet";
import styles from "./drawing.module.css";

function Note({ x, y, text, anchor, upright }: Label) {
  const place = { x: num(x), y: num(y) };
  const turn = upright ? `rotate(-90 ${place.x} ${place.y})` : undefined;
  return (
    <text {...place} textAnchor={anchor} transform={turn}>
      {text}
    </text>
  );
}

/** One sheet: bodies in grey, then fine, hidden and centre lines, then the dimensions. */
export function DimensionFigure({ sheet, product }: { sheet: Sheet; product: string }) {
  const description = useId();
  const dimensions = sheet.dimensions.map(drawDimension);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${SHEET_WIDTH} ${Math.ceil(sheet.height)}`}
        role="img"
        aria-label={`${product}${sheet.title}`}
        aria-describedby={description}
        fontSize={FONT}
        strokeWidth="0.8"
        strokeLinejoin="round"
      >
        <desc id={description}>{sheet.description}</desc>
        <path className={styles.body} strokeWidth="1.5" d={sheet.body} />
        {sheet.screen && <path className={styles.screen} d={sheet.screen} />}
        {sheet.detail && <path className={styles.line} d={sheet.detail} />}
        {sheet.solid && <path className={styles.solid} d={sheet.solid} />}
        {sheet.hidden && <path className={styles.line} strokeDasharray="5 3" d={sheet.hidden} />}
        {sheet.centre && <path className={styles.line} strokeDasharray="9 2 2 2" d={sheet.centre} />}
        <path className={styles.measure} d={dimensions.map(({ lines }) => lines).join("")} />
        <path className={styles.arrow} d={dimensions.map(({ arrows }) => arrows).join("")} />
        <g className={styles.text} textAnchor="middle">
          {[...sheet.labels, ...dimensions.map(({ label }) => label)].map((label) => (
            <Note key={`${num(label.x)} ${num(label.y)}`} {...label} />
          ))}
        </g>
      </svg>
      <figcaption className={styles.caption}>{sheet.title}，单位 mm</figcaption>
    </figure>
  );
}
