import { type Box, circle, dots, fan, fins, keys, line, louvres, part, rect, spread } from "./pen";
import type { Views } from "./view";

/** A round can seen from the front and, as its second view, from above. */
export const cylinder: Views = {
  front: (box) => ({
    body:
      rect(part(box, 0, 0.1, 1, 0.9), 5) +
      spread(0.1, 0.8, 3)
        .map((x) => rect(part(box, x - 0.07, 0, 0.14, 0.1), 1))
        .join(""),
    detail:
      line(box.x, box.y + box.h * 0.17, box.x + box.w, box.y + box.h * 0.17) +
      line(box.x, box.y + box.h * 0.2, box.x + box.w, box.y + box.h * 0.2) +
      rect(part(box, 0.12, 0.42, 0.76, 0.3), 1),
  }),
  side: ({ x, y, w }) => {
    const [middle, centre, r] = [x + w / 2, y + w / 2, w / 2];
    const terminals = [-90, 30, 150].map((angle) => (angle * Math.PI) / 180);
    const at = (angle: number): [number, number] => [
      middle + Math.cos(angle) * r * 0.48,
      centre + Math.sin(angle) * r * 0.48,
    ];
    return {
      body: circle(middle, centre, r),
      detail:
        circle(middle, centre, r * 0.9) + terminals.map((angle) => circle(...at(angle), r * 0.17)).join(""),
      solid: terminals.map((angle) => circle(...at(angle), r * 0.07)).join(""),
    };
  },
};

export const boxCapacitor: Views = {
  front: (box) => ({
    body:
      rect(part(box, 0, 0.1, 1, 0.9), 2) +
      spread(0.14, 0.72, 3)
        .map((x) => rect(part(box, x - 0.045, 0, 0.09, 0.1), 1))
        .join(""),
    detail:
      line(box.x, box.y + box.h * 0.15, box.x + box.w, box.y + box.h * 0.15) +
      rect(part(box, 0.2, 0.42, 0.6, 0.28), 1),
  }),
  side: (box) => ({
    body: rect(part(box, 0, 0.1, 1, 0.9), 2) + rect(part(box, 0.36, 0, 0.28, 0.1), 1),
    detail: line(box.x, box.y + box.h * 0.15, box.x + box.w, box.y + box.h * 0.15),
  }),
};

/** Three windings on a core between two yokes. */
export const reactor: Views = {
  front: (box) => ({
    body:
      rect(part(box, 0, 0.08, 1, 0.16)) +
      rect(part(box, 0, 0.76, 1, 0.16)) +
      rect(part(box, 0, 0.92, 1, 0.08)) +
      spread(0, 1, 3)
        .map((x) => rect(part(box, x - 0.135, 0.24, 0.27, 0.52), 2))
        .join(""),
    detail:
      spread(0, 1, 3)
        .map((x) => louvres(part(box, x - 0.135, 0.27, 0.27, 0.46)))
        .join("") + keys(part(box, 0.06, 0, 0.88, 0.08), 6, 0.5),
    solid: dots(part(box, 0, 0.1, 1, 0.12), 4, 1.8) + dots(part(box, 0, 0.78, 1, 0.12), 4, 1.8),
  }),
  side: (box) => ({
    body:
      rect(part(box, 0.22, 0.08, 0.56, 0.84)) +
      rect(part(box, 0.06, 0.24, 0.88, 0.52), 3) +
      rect(part(box, 0, 0.92, 1, 0.08)),
    detail: louvres(part(box, 0.06, 0.28, 0.88, 0.44)) + rect(part(box, 0.4, 0, 0.2, 0.08)),
  }),
};

const terminalRows = (box: Box) =>
  dots(part(box, 0.06, 0.05, 0.88, 0.1), 3, 4.5) +
  dots(part(box, 0.06, 0.85, 0.88, 0.1), 3, 4.5) +
  line(box.x, box.y + box.h * 0.18, box.x + box.w, box.y + box.h * 0.18) +
  line(box.x, box.y + box.h * 0.82, box.x + box.w, box.y + box.h * 0.82);

export const switchUnit: Views = {
  front: (box) => ({
    body: rect(box, 3),
    detail:
      terminalRows(box) +
      rect(part(box, 0.16, 0.3, 0.68, 0.26), 2) +
      keys(part(box, 0.2, 0.7, 0.6, 0.07), 5, 0.2),
    solid: dots(part(box, 0.2, 0.6, 0.6, 0.06), 3, 1.8),
  }),
  side: (box) => ({
    body:
      rect(part(box, 0, 0.16, 0.9, 0.68), 2) +
      rect(part(box, 0.3, 0.03, 0.6, 0.94)) +
      rect(part(box, 0.9, 0, 0.1, 1)),
    detail: louvres(part(box, 0.4, 0.3, 0.4, 0.4)),
  }),
};

export const thyristor: Views = {
  front: (box) => ({
    body: rect(box, 1),
    detail:
      fins(part(box, 0.02, 0, 0.96, 0.18), 6) +
      fins(part(box, 0.02, 0.7, 0.96, 0.1), 6) +
      rect(part(box, 0.1, 0.2, 0.8, 0.48), 2) +
      dots(part(box, 0.12, 0.23, 0.76, 0.1), 3, 5) +
      dots(part(box, 0.12, 0.55, 0.76, 0.1), 3, 5) +
      fan(box.x + box.w * 0.3, box.y + box.h * 0.9, box.h * 0.075) +
      fan(box.x + box.w * 0.7, box.y + box.h * 0.9, box.h * 0.075),
  }),
  side: (box) => ({
    body:
      rect(part(box, 0.4, 0, 0.6, 0.8)) +
      rect(part(box, 0.4, 0.8, 0.6, 0.2)) +
      rect(part(box, 0, 0.2, 0.4, 0.48), 2),
    detail: fins(part(box, 0.42, 0, 0.56, 0.8), 6),
  }),
};

/** Wall terminal: display and lamps above, terminals under a cover below. */
export const terminal: Views = {
  front: (box) => ({
    body: rect(box, 4),
    screen: rect(part(box, 0.14, 0.14, 0.44, 0.36), 2),
    detail:
      keys(part(box, 0.64, 0.34, 0.24, 0.1), 3) +
      line(box.x, box.y + box.h * 0.64, box.x + box.w, box.y + box.h * 0.64) +
      keys(part(box, 0.08, 0.76, 0.84, 0.12), 14, 0.25),
    solid: dots(part(box, 0.64, 0.16, 0.24, 0.08), 4, 1.7),
  }),
  side: (box) => ({
    body: rect(part(box, 0, 0, 0.94, 1), 4) + rect(part(box, 0.94, 0.06, 0.06, 0.88)),
    detail: line(box.x, box.y + box.h * 0.64, box.x + box.w * 0.94, box.y + box.h * 0.64),
  }),
};

export const wallMeter: Views = {
  front: (box) => ({
    body: rect(part(box, 0, 0.05, 1, 0.95), 8) + rect(part(box, 0.42, 0, 0.16, 0.05), 2),
    screen: rect(part(box, 0.14, 0.14, 0.72, 0.22), 2),
    detail:
      rect(part(box, 0.06, 0.09, 0.88, 0.52), 4) +
      circle(box.x + box.w * 0.78, box.y + box.h * 0.49, box.w * 0.07) +
      keys(part(box, 0.14, 0.46, 0.3, 0.05), 2) +
      line(box.x, box.y + box.h * 0.66, box.x + box.w, box.y + box.h * 0.66) +
      dots(part(box, 0.06, 0.86, 0.88, 0.08), 10, 3),
    solid:
      circle(box.x + box.w * 0.5, box.y + box.h * 0.028, 1.6) +
      dots(part(box, 0.1, 0.68, 0.8, 0.06), 2, 2.4) +
      dots(part(box, 0.46, 0.44, 0.2, 0.08), 2, 1.6),
  }),
  side: (box) => ({
    body:
      rect(part(box, 0, 0.05, 0.92, 0.61), 5) +
      rect(part(box, 0.12, 0.66, 0.8, 0.34), 2) +
      rect(part(box, 0.84, 0, 0.16, 0.97)),
    detail: line(box.x + box.w * 0.12, box.y + box.h * 0.05, box.x + box.w * 0.12, box.y + box.h * 0.66),
  }),
};

export const sensor: Views = {
  front: (box) => ({
    body: rect(box, 6),
    detail: rect(part(box, 0.09, 0.12, 0.82, 0.76), 4) + rect(part(box, 0.2, 0.26, 0.36, 0.2), 2),
    solid: circle(box.x + box.w * 0.78, box.y + box.h * 0.36, 2.4),
  }),
  side: (box) => ({
    body: rect(part(box, 0, 0, 0.86, 1), 4) + rect(part(box, 0.86, 0.06, 0.14, 0.88)),
    detail: line(box.x + box.w * 0.2, box.y, box.x + box.w * 0.2, box.y + box.h),
  }),
};

/** Two halves that close round the conductor; the window itself is drawn to its own size by the layout. */
export const splitCore: Views = {
  front: (box) => ({
    body: rect(box, 6),
    detail:
      line(box.x, box.y + box.h * 0.46, box.x + box.w, box.y + box.h * 0.46) +
      rect(part(box, 0.02, 0.4, 0.08, 0.12), 1) +
      rect(part(box, 0.9, 0.4, 0.08, 0.12), 1),
    solid: dots(part(box, 0.3, 0.93, 0.4, 0.04), 2, 2.2),
  }),
  side: (box) => ({
    body: rect(box, 3),
    detail:
      line(box.x, box.y + box.h * 0.46, box.x + box.w, box.y + box.h * 0.46) +
      rect(part(box, 0.3, 0.4, 0.4, 0.12), 1),
    solid: dots(part(box, 0.3, 0.93, 0.4, 0.04), 1, 2.2),
  }),
};
