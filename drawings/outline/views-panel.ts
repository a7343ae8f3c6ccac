import { type Box, circle, dots, figures, keys, line, part, rect, spread } from "@/drawings/geometry/pen";
import type { Behind, View, Views } from "@/drawings/geometry/view";

/** Side view: bezel on the left, housing with a clamp on the visible side, terminals at the back. */
const side = ({ x, y, w, h }: Box, { bezel, housing }: Behind): View => {
  const top = y + (h - housing) / 2;
  const back = x + w * 0.92;
  const strip = { x: back, y: top + housing * 0.12, w: w * 0.08, h: housing * 0.76 };
  const clamp = { x: x + bezel + 5, y: y + h * 0.4, w: (back - x - bezel) * 0.45, h: h * 0.2 };
  return {
    body:
      rect({ x, y, w: bezel, h }, 2) +
      rect({ x: x + bezel, y: top, w: back - x - bezel, h: housing }) +
      rect(strip) +
      rect(clamp),
    detail: spreadLines(strip),
  };
};

const spreadLines = ({ x, y, w, h }: Box) =>
  [0.2, 0.4, 0.6, 0.8].map((place) => line(x, y + h * place, x + w, y + h * place)).join("");

/** A meter, by the content of its display and the number of keys below. */
const meter = (shown: (box: Box) => string, count = 4): Views => ({
  front: (box) => ({
    body: rect(box, 5),
    screen: rect(part(box, 0.13, 0.14, 0.74, 0.52), 2),
    detail:
      rect(part(box, 0.05, 0.05, 0.9, 0.9), 3) + shown(box) + keys(part(box, 0.13, 0.75, 0.74, 0.11), count),
  }),
  side,
});

/** Lines of four seven-segment digits. */
function digits(box: Box, count: number) {
  const height = Math.min(0.46, 0.23 * count);
  return figures(part(box, 0.17, 0.4 - height / 2, 0.5, height), count, 4);
}

const LAMP = 1.8;
const lampsBelow = (box: Box, count: number) => dots(part(box, 0.13, 0.66, 0.74, 0.09), count, LAMP);

/** Five lamps beside the digits: for the displayed quantity, and for an alarm or a type of voltage. */
export const panelMeter = meter(
  (box) =>
    digits(box, 3) +
    spread(0.14, 0.52, 5)
      .map((y) => dots(part(box, 0.7, y - 0.06, 0.14, 0.12), 1, LAMP))
      .join(""),
);
/** Lamps for an upper limit, a lower limit and operation. */
export const oneLineMeter = meter((box) => digits(box, 1) + lampsBelow(box, 3), 3);
/** Lamps for a running motor and four faults. */
export const twoLineMeter = meter((box) => digits(box, 2) + lampsBelow(box, 5), 3);

/** Three lines of digits, each after its name, and below them a line for energy. */
const lines = (box: Box) =>
  figures(part(box, 0.32, 0.16, 0.46, 0.36), 3, 4) +
  spread(0.16, 0.36, 3)
    .map((y) => line(box.x + box.w * 0.17, box.y + box.h * y, box.x + box.w * 0.25, box.y + box.h * y))
    .join("") +
  line(box.x + box.w * 0.17, box.y + box.h * 0.54, box.x + box.w * 0.83, box.y + box.h * 0.54) +
  figures(part(box, 0.32, 0.55, 0.46, 0.1), 1, 8);

export const lcdMeter = meter(lines);
/** With a lamp for each of eight inputs. */
export const lcdMeterEightLamps = meter((box) => lines(box) + lampsBelow(box, 8));

/** Harmonics as a bar chart below a line of text. */
export const graphMeter = meter(
  (box) =>
    line(box.x + box.w * 0.13, box.y + box.h * 0.23, box.x + box.w * 0.87, box.y + box.h * 0.23) +
    rect(part(box, 0.2, 0.27, 0.03, 0.33)) +
    rect(part(box, 0.27, 0.42, 0.03, 0.18)) +
    rect(part(box, 0.34, 0.48, 0.03, 0.12)) +
    rect(part(box, 0.41, 0.53, 0.03, 0.07)) +
    line(box.x + box.w * 0.17, box.y + box.h * 0.6, box.x + box.w * 0.83, box.y + box.h * 0.6),
);

export const controller: Views = {
  front: (box) => ({
    body: rect(box, 5),
    screen: rect(part(box, 0.1, 0.13, 0.8, 0.4), 2),
    detail:
      rect(part(box, 0.04, 0.04, 0.92, 0.92), 3) +
      figures(part(box, 0.14, 0.2, 0.32, 0.26), 1, 4) +
      line(box.x + box.w * 0.5, box.y + box.h * 0.26, box.x + box.w * 0.84, box.y + box.h * 0.26) +
      line(box.x + box.w * 0.5, box.y + box.h * 0.4, box.x + box.w * 0.76, box.y + box.h * 0.4) +
      keys(part(box, 0.1, 0.74, 0.8, 0.13), 4),
    solid: dots(part(box, 0.1, 0.58, 0.8, 0.1), 12, 1.5),
  }),
  side,
};

/** Lines of a dot-matrix display: a name and a value. */
const words = ({ x, y, w, h }: Box, count: number) =>
  spread(y, h, count)
    .map((at) => line(x, at, x + w * 0.3, at) + line(x + w * 0.45, at, x + w, at))
    .join("");

/** A dot-matrix display above two rows of lamps and four keys. */
export const lcdController: Views = {
  front: (box) => ({
    body: rect(box, 5),
    screen: rect(part(box, 0.1, 0.13, 0.8, 0.4), 2),
    detail:
      rect(part(box, 0.04, 0.04, 0.92, 0.92), 3) +
      words(part(box, 0.16, 0.16, 0.68, 0.34), 4) +
      keys(part(box, 0.1, 0.76, 0.8, 0.12), 4),
    solid: dots(part(box, 0.1, 0.56, 0.8, 0.07), 6, 1.5) + dots(part(box, 0.1, 0.65, 0.8, 0.07), 6, 1.5),
  }),
  side,
};

/** A dot-matrix display with the state of each step; beside it two rows of lamps, arrow keys and two further keys. */
export const lcdControllerKeysBeside: Views = {
  front: (box) => ({
    body: rect(box, 5),
    screen: rect(part(box, 0.07, 0.16, 0.42, 0.68), 2),
    detail:
      rect(part(box, 0.03, 0.04, 0.94, 0.92), 3) +
      words(part(box, 0.11, 0.19, 0.34, 0.4), 4) +
      keys(part(box, 0.1, 0.62, 0.36, 0.07), 12) +
      keys(part(box, 0.1, 0.73, 0.36, 0.07), 6) +
      keys(part(box, 0.61, 0.44, 0.08, 0.1), 1, 0) +
      keys(part(box, 0.53, 0.58, 0.24, 0.1), 2, 0.66) +
      keys(part(box, 0.61, 0.72, 0.08, 0.1), 1, 0) +
      keys(part(box, 0.81, 0.5, 0.12, 0.1), 1, 0) +
      keys(part(box, 0.81, 0.66, 0.12, 0.1), 1, 0),
    solid: dots(part(box, 0.54, 0.18, 0.38, 0.08), 3, 1.6) + dots(part(box, 0.54, 0.28, 0.38, 0.08), 3, 1.6),
  }),
  side,
};

export const screen: Views = {
  front: (box) => ({
    body: rect(box, 4),
    screen: rect(part(box, 0.08, 0.1, 0.84, 0.74), 2),
    detail:
      line(box.x + box.w * 0.08, box.y + box.h * 0.24, box.x + box.w * 0.92, box.y + box.h * 0.24) +
      keys(part(box, 0.12, 0.3, 0.5, 0.2), 2, 0.2) +
      keys(part(box, 0.12, 0.56, 0.5, 0.2), 2, 0.2) +
      rect(part(box, 0.66, 0.3, 0.2, 0.46), 2) +
      circle(box.x + box.w * 0.5, box.y + box.h * 0.92, 2),
  }),
  side,
};
