import { type Box, dots, fins, keys, line, louvres, part, rect } from "@/drawings/geometry/pen";
import type { Views } from "@/drawings/geometry/view";

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

/** A module in front of its heat sink on a plate, whose ends are free for the holes; the fan on top blows upwards. */
export const thyristor: Views = {
  front: (box) => ({
    body: rect(box, 1),
    screen: rect(part(box, 0.14, 0.36, 0.72, 0.27), 1),
    detail:
      rect(part(box, 0.18, 0.03, 0.64, 0.1), 1) +
      louvres(part(box, 0.2, 0.04, 0.6, 0.03), 3) +
      rect(part(box, 0.04, 0.15, 0.92, 0.77), 2) +
      line(box.x + box.w * 0.04, box.y + box.h * 0.33, box.x + box.w * 0.96, box.y + box.h * 0.33) +
      line(box.x + box.w * 0.04, box.y + box.h * 0.76, box.x + box.w * 0.96, box.y + box.h * 0.76) +
      dots(part(box, 0.06, 0.17, 0.88, 0.14), 3, 5) +
      dots(part(box, 0.06, 0.77, 0.88, 0.14), 3, 5) +
      keys(part(box, 0.22, 0.67, 0.56, 0.06), 2, 0.5),
    solid: dots(part(box, 0.5, 0.57, 0.34, 0.05), 3, 1.6),
  }),
  side: (box) => ({
    body:
      rect(part(box, 0, 0.15, 0.42, 0.77), 2) +
      rect(part(box, 0.42, 0.14, 0.52, 0.78)) +
      rect(part(box, 0.48, 0.03, 0.4, 0.11), 1) +
      rect(part(box, 0.94, 0, 0.06, 1)),
    detail: fins(part(box, 0.44, 0.14, 0.48, 0.78), 6),
  }),
};
