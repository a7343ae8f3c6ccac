import { type Box, dots, fan, fins, keys, line, louvres, part, rect } from "@/drawings/geometry/pen";
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
