import {
  type Box,
  circle,
  dots,
  keys,
  line,
  louvres,
  part,
  polygon,
  rect,
  spread,
} from "@/drawings/geometry/pen";
import type { View, Views } from "@/drawings/geometry/view";

/** The number of terminals for which a modular housing of these proportions has room. */
const poles = ({ w, h }: Box) => Math.max(1, Math.min(8, Math.round((w / h) * 5)));

const acrossAt = (box: Box, ...places: number[]) =>
  places.map((place) => line(box.x, box.y + box.h * place, box.x + box.w, box.y + box.h * place)).join("");

/** The stepped profile of a modular device; front on the left, rail on the right. */
const profile = ({ x, y, w, h }: Box): View => ({
  body: polygon(
    [x, y + h * 0.25],
    [x + w * 0.3, y + h * 0.25],
    [x + w * 0.3, y],
    [x + w, y],
    [x + w, y + h],
    [x + w * 0.3, y + h],
    [x + w * 0.3, y + h * 0.75],
    [x, y + h * 0.75],
  ),
  detail: line(x + w * 0.3, y + h * 0.25, x + w * 0.3, y + h * 0.75),
  solid: circle(x + w * 0.48, y + h * 0.09, 2.2) + circle(x + w * 0.48, y + h * 0.91, 2.2),
});

const terminals = (box: Box, above = poles(box), below = above) =>
  dots(part(box, 0, 0.04, 1, 0.12), above, Math.min(4, box.w * 0.2)) +
  dots(part(box, 0, 0.84, 1, 0.12), below, Math.min(4, box.w * 0.2)) +
  acrossAt(box, 0.2, 0.25, 0.75, 0.8);

const railMeter = (above?: number, below?: number): Views => ({
  front: (box) => ({
    body: rect(box, 2),
    screen: rect(part(box, 0.1, 0.32, 0.8, 0.17), 1),
    detail:
      terminals(box, above, below) +
      line(box.x + box.w * 0.16, box.y + box.h * 0.6, box.x + box.w * 0.7, box.y + box.h * 0.6),
    solid:
      circle(box.x + box.w * 0.2, box.y + box.h * 0.68, 1.6) +
      circle(box.x + box.w * 0.5, box.y + box.h * 0.68, 1.6),
  }),
  side: profile,
});

export const dinMeter = railMeter();
/** Small terminals in two rows, for transformers, bus and pulses. */
export const dinMeterSmallTerminals = railMeter(8, 6);

export const mcb: Views = {
  front: (box) => ({
    body: rect(box, 2),
    screen: rect(part(box, 0.12, 0.6, 0.5, 0.11), 1),
    detail:
      terminals(box) +
      rect(part(box, 0.1, 0.33, 0.8, 0.2), 2) +
      circle(box.x + box.w * 0.8, box.y + box.h * 0.655, 2.4),
    solid: rect(part(box, 0.1, 0.37, 0.8, 0.06), 1),
  }),
  side: (box) => {
    const { body, ...rest } = profile(part(box, 0.09, 0, 0.91, 1));
    return { ...rest, body: body + rect(part(box, 0, 0.37, 0.09, 0.12), 1) };
  },
};

export const gateway: Views = {
  front: (box) => ({
    body: rect(box, 2),
    detail:
      keys(part(box, 0.08, 0.04, 0.84, 0.12), 8, 0.2) +
      keys(part(box, 0.08, 0.84, 0.6, 0.12), 6, 0.2) +
      keys(part(box, 0.1, 0.6, 0.44, 0.17), 2, 0.25) +
      circle(box.x + box.w * 0.82, box.y + box.h * 0.89, 4) +
      acrossAt(box, 0.2, 0.8),
    solid: dots(part(box, 0.1, 0.3, 0.8, 0.1), 8, 1.6),
  }),
  side: (box) => ({
    body: rect(box, 2),
    detail: louvres(part(box, 0.2, 0.3, 0.5, 0.4)) + acrossAt(part(box, 0, 0, 0.3, 1), 0.2, 0.8),
  }),
};

/** With the block of leading contacts in front, from which damping-resistor wires run around to the terminals. */
export const contactor: Views = {
  front: (box) => ({
    body: rect(box, 2) + rect(part(box, 0.06, 0.3, 0.88, 0.42), 2),
    detail:
      dots(part(box, 0.04, 0.03, 0.92, 0.14), 3, 4.5) +
      dots(part(box, 0.04, 0.83, 0.92, 0.14), 3, 4.5) +
      acrossAt(box, 0.2, 0.8) +
      dots(part(box, 0.04, 0.33, 0.92, 0.06), 3, 2.6) +
      dots(part(box, 0.04, 0.63, 0.92, 0.06), 3, 2.6) +
      dampingWires(box) +
      rect(part(box, 0.64, 0.46, 0.22, 0.1), 2),
    solid: rect(part(box, 0.7, 0.49, 0.1, 0.04)),
  }),
  side: (box) => ({
    body: rect(part(box, 0.3, 0, 0.7, 1)) + rect(part(box, 0, 0.3, 0.3, 0.42), 2),
    detail:
      dots(part(box, 0.34, 0.04, 0.3, 0.1), 1, 2.4) +
      [0.36, 0.66].map((y) => dots(part(box, 0.02, y - 0.03, 0.06, 0.06), 1, 2)).join("") +
      loop(box, 0.3, 0.09) +
      loop(box, 0.72, 0.91),
  }),
};

/** The resistor wires, each beside the terminals that it connects. */
const dampingWires = ({ x, y, w, h }: Box) =>
  spread(0.04, 0.92, 3)
    .flatMap((place) =>
      [
        [0.12, 0.34],
        [0.68, 0.86],
      ].map(([from = 0, to = 0]) => {
        const at = x + w * (place + 0.05);
        return line(at, y + h * from, at, y + h * to);
      }),
    )
    .join("");

/** A resistor wire from the side: out of the block and back to the terminal. */
const loop = ({ x, y, w, h }: Box, from: number, to: number) =>
  line(x + w * 0.12, y + h * from, x + w * 0.06, y + h * ((from + to) / 2)) +
  line(x + w * 0.06, y + h * ((from + to) / 2), x + w * 0.3, y + h * to);

export const mccb: Views = {
  front: (box) => {
    const count = Math.max(3, Math.round((box.w / box.h) * 4.7));
    return {
      body: rect(box, 2),
      screen: rect(part(box, 0.14, 0.64, 0.5, 0.1), 1),
      detail:
        dots(part(box, 0, 0.03, 1, 0.12), count, 5) +
        dots(part(box, 0, 0.85, 1, 0.12), count, 5) +
        acrossAt(box, 0.18, 0.82) +
        rect(part(box, 0.1, 0.24, 0.8, 0.52), 3) +
        rect(part(box, 0.36, 0.3, 0.28, 0.28), 2) +
        circle(box.x + box.w * 0.77, box.y + box.h * 0.69, 3),
      solid: rect(part(box, 0.4, 0.34, 0.2, 0.08), 1),
    };
  },
  side: (box) => ({
    body:
      rect(part(box, 0.24, 0, 0.76, 1)) +
      rect(part(box, 0.1, 0.18, 0.14, 0.64)) +
      rect(part(box, 0, 0.36, 0.1, 0.1), 1),
    detail: rect(part(box, 0.34, 0.04, 0.4, 0.1)) + rect(part(box, 0.34, 0.86, 0.4, 0.1)),
  }),
};
