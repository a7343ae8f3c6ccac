import { LINE } from "@/drawings/geometry/paint";
import { FONT } from "@/drawings/geometry/sheet";
import { drawOneLine, type Models } from "@/drawings/one-line/draw-one-line";
import type { OneLine } from "@/lib/one-line/shape";
import { marksSvg } from "./marks";

/** A one-line diagram inline in the page, so that its models can be links. */
export function OneLineSvg({ diagram, models, label }: { diagram: OneLine; models: Models; label: string }) {
  const { width, height, weight, marks } = drawOneLine(diagram, models);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      {...LINE}
      strokeWidth={weight}
      strokeLinejoin="round"
      fontSize={FONT}
    >
      {marksSvg(marks)}
    </svg>
  );
}
