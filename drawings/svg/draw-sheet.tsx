import { drawDimension } from "@/drawings/geometry/dimension-line";
import { num } from "@/drawings/geometry/pen";
import type { Label, Sheet } from "@/drawings/geometry/sheet";
import type { Drawn } from "./drawn";
import { ARROW, BODY, MEASURE, SOLID, TEXT, WHITE } from "./paint";

function Note({ x, y, text, anchor, upright }: Label) {
  const place = { x: num(x), y: num(y) };
  const turn = upright ? `rotate(-90 ${place.x} ${place.y})` : undefined;
  return (
    <text {...TEXT} {...place} textAnchor={anchor} transform={turn}>
      {text}
    </text>
  );
}

/** One sheet: bodies in grey, then fine, hidden and centre lines, then the dimensions. */
export function drawSheet(sheet: Sheet): Drawn {
  const dimensions = sheet.dimensions.map(drawDimension);
  const marks = (
    <>
      <path {...BODY} strokeWidth="1.5" d={sheet.body} />
      {sheet.screen && <path {...WHITE} d={sheet.screen} />}
      {sheet.detail && <path d={sheet.detail} />}
      {sheet.solid && <path {...SOLID} d={sheet.solid} />}
      {sheet.hidden && <path strokeDasharray="5 3" d={sheet.hidden} />}
      {sheet.centre && <path strokeDasharray="9 2 2 2" d={sheet.centre} />}
      <path {...MEASURE} d={dimensions.map(({ lines }) => lines).join("")} />
      <path {...ARROW} d={dimensions.map(({ arrows }) => arrows).join("")} />
      <g textAnchor="middle">
        {[...sheet.labels, ...dimensions.map(({ label }) => label)].map((label) => (
          <Note key={`${num(label.x)} ${num(label.y)}`} {...label} />
        ))}
      </g>
    </>
  );
  return { height: sheet.height, marks };
}
