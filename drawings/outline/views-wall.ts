import { circle, dots, keys, line, part, rect } from "@/drawings/geometry/pen";
import type { Views } from "@/drawings/geometry/view";

/** Wall-mounted terminal: display and lamps above, terminals under a cover below. */
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

/** Two halves that close around the conductor; the layout draws the window to scale. */
export const splitCore: Views = {
  front: (box) => ({
    body: rect(box, 6),
    detail:
      line(box.x, box.y + box.h * 0.46, box.x + box.w * 0.17, box.y + box.h * 0.46) +
      line(box.x + box.w * 0.83, box.y + box.h * 0.46, box.x + box.w, box.y + box.h * 0.46) +
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
