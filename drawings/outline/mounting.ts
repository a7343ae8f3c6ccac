import { leader } from "./dimension-line";
import type { Openings } from "./openings";
import type { Mounting } from "./family";
import type { Frame } from "./frame";
import { type Marks, NO_MARKS } from "./marks";
import { type Box, line, num, part, rect, spread } from "@/drawings/geometry/pen";
import type { Dimension } from "@/drawings/geometry/sheet";
import type { Behind } from "@/drawings/geometry/view";

type Given = {
  mounting: Mounting;
  openings: Openings;
  frame: Frame;
  behind: Behind;
  feet: number;
};
const RAIL = 35;

/** Hatching of a section. */
const hatch = ({ x, y, w, h }: Box, distance = 5) =>
  spread(y, h, Math.max(2, Math.round(h / distance)))
    .map((at) => line(x, at + w / 2, x + w, at - w / 2))
    .join("");

/** Section of the panel between bezel and clamps. */
function inPanel({ frame: { side }, behind }: Given): Marks {
  const x = side.x + behind.bezel;
  const edge = (side.h - behind.housing) / 2;
  const plates = [
    { x, y: side.y - 12, w: 5, h: 12 + edge },
    { x, y: side.y + side.h - edge, w: 5, h: 12 + edge },
  ];
  return {
    ...NO_MARKS,
    mounting: { body: "", detail: plates.map((plate) => rect(plate) + hatch(plate, 4)).join("") },
  };
}

/** A top-hat rail (35 mm) at the back. */
function onRail({ frame: { side, scale } }: Given): Marks {
  const h = RAIL * scale;
  const x = side.x + side.w;
  const y = side.y + (side.h - h) / 2;
  const lip = h * 0.14;
  const profile = `M${num(x - 5)} ${num(y)}v${num(lip)}h8v${num(h - 2 * lip)}h-8v${num(lip)}`;
  const dimension: Dimension = { axis: "y", from: y, to: y + h, object: x, at: x + 27, text: "35" };
  return { ...NO_MARKS, mounting: { body: "", detail: profile }, dimensions: [dimension] };
}

const onWall = ({ frame: { side } }: Given): Marks => {
  const wall = { x: side.x + side.w, y: side.y - 8, w: 7, h: side.h + 16 };
  return {
    ...NO_MARKS,
    mounting: { body: "", detail: line(wall.x, wall.y, wall.x, wall.y + wall.h) + hatch(wall, 6) },
  };
};

/** Two bands around a pole behind the box. */
function onPole({ frame: { side, scale }, openings }: Given): Marks {
  if (!openings.bands) return NO_MARKS;
  const h = openings.bands.max * scale;
  const x = side.x + side.w;
  const y = side.y + (side.h - h) / 2;
  const band = (at: number) => rect({ x, y: at - 2, w: 20, h: 4 });
  return {
    ...NO_MARKS,
    mounting: { body: band(y) + band(y + h) },
    hidden:
      line(x + 5, side.y - 10, x + 5, side.y + side.h + 10) +
      line(x + 17, side.y - 10, x + 17, side.y + side.h + 10),
    dimensions: [{ axis: "y", from: y, to: y + h, object: x + 20, at: x + 40, text: openings.bands.text }],
  };
}

function onStud({ frame: { front }, openings }: Given): Marks {
  if (!openings.stud) return NO_MARKS;
  const x = front.x + front.w / 2;
  const y = front.y + front.h;
  const stud = { x: x - 5, y, w: 10, h: 14 };
  return {
    ...NO_MARKS,
    mounting: {
      body: rect(stud),
      detail:
        line(x - 5, y + 5, x + 5, y + 5) +
        line(x - 5, y + 9, x + 5, y + 9) +
        leader(x + 5, y + 8, x + 14, y + 18, 5),
    },
    labels: [{ x: x + 22, y: y + 22, text: openings.stud, anchor: "start" }],
  };
}

const onFeet = ({ frame: { front }, feet }: Given): Marks => ({
  ...NO_MARKS,
  mounting: {
    body: rect({
      ...part(front, 0, 1, 1, 0),
      x: front.x + (front.w - feet) / 2,
      y: front.y + front.h - 4,
      w: feet,
      h: 4,
    }),
  },
});

/** What a product is mounted on, drawn at its back. */
export function drawMounting(given: Given): Marks {
  if (given.feet) return onFeet(given);
  if (given.openings.stud) return onStud(given);
  if (given.mounting === "panel") return inPanel(given);
  if (given.openings.rail && given.mounting === "rail") return onRail(given);
  if (given.openings.bands) return onPole(given);
  return given.mounting === "wall" ? onWall(given) : NO_MARKS;
}
