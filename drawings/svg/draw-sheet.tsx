import { drawDimension } from "@/drawings/outline/dimension-line";
import { circle, num } from "@/drawings/geometry/pen";
import { type Label, type Sheet, shownRadius } from "@/drawings/geometry/sheet";
import type { Drawn } from "./drawn";
import { ARROW, BODY, MEASURE, SOLID, TEXT, WHITE } from "./paint";

/** Path data for a screen, on which nothing is finer than a tenth. */
const tenths = (path: string) =>
  path.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10));

function Note({ x, y, text, anchor, upright }: Label) {
  const place = { x: tenths(num(x)), y: tenths(num(y)) };
  const turn = upright ? `rotate(-90 ${place.x} ${place.y})` : undefined;
  return (
    <text {...TEXT} {...place} textAnchor={anchor} transform={turn}>
      {text}
    </text>
  );
}

const paths = (sheet: Sheet) => {
  const dimensions = sheet.dimensions.map(drawDimension);
  return {
    body: tenths(sheet.body + sheet.mounting.body),
    screen: tenths(sheet.screen),
    cut: tenths(sheet.cut),
    holes: tenths(sheet.holes.map(({ x, y, diameter }) => circle(x, y, shownRadius(diameter))).join("")),
    detail: tenths(sheet.detail + (sheet.mounting.detail ?? "")),
    solid: tenths(sheet.solid),
    hidden: tenths(sheet.hidden),
    centre: tenths(sheet.centre),
    lines: tenths(dimensions.map(({ lines }) => lines).join("")),
    arrows: tenths(dimensions.map(({ arrows }) => arrows).join("")),
    labels: [...sheet.labels, ...dimensions.map(({ label }) => label)],
  };
};

/** One sheet: bodies in grey, what is cut out of them, then fine, hidden and centre lines, then the dimensions. */
export function drawSheet(sheet: Sheet): Drawn {
  const { body, screen, cut, holes, detail, solid, hidden, centre, lines, arrows, labels } = paths(sheet);
  const marks = (
    <>
      {body && <path {...BODY} strokeWidth="1.5" d={body} />}
      {screen && <path {...WHITE} d={screen} />}
      {cut && <path {...WHITE} strokeWidth="1.2" d={cut} />}
      {holes && <path {...WHITE} d={holes} />}
      {detail && <path d={detail} />}
      {solid && <path {...SOLID} d={solid} />}
      {hidden && <path strokeDasharray="5 3" d={hidden} />}
      {centre && <path strokeDasharray="9 2 2 2" d={centre} />}
      <path {...MEASURE} d={lines} />
      <path {...ARROW} d={arrows} />
      <g textAnchor="middle">
        {labels.map((label) => (
          <Note key={`${num(label.x)} ${num(label.y)}`} {...label} />
        ))}
      </g>
    </>
  );
  return { height: sheet.height, marks };
}
