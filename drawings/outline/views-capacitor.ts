import { circle, dots, keys, line, louvres, part, rect, spread } from "@/drawings/geometry/pen";
import type { Views } from "@/drawings/geometry/view";

/** A round can from the front and, as the second view, from above. */
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
        .join("") +
      keys(part(box, 0.06, 0, 0.88, 0.08), 6, 0.5),
    detail: spread(0, 1, 3)
      .map((x) => louvres(part(box, x - 0.135, 0.27, 0.27, 0.46)))
      .join(""),
    solid: dots(part(box, 0, 0.1, 1, 0.12), 4, 1.8) + dots(part(box, 0, 0.78, 1, 0.12), 4, 1.8),
  }),
  side: (box) => ({
    body:
      rect(part(box, 0.22, 0.08, 0.56, 0.84)) +
      rect(part(box, 0.06, 0.24, 0.88, 0.52), 3) +
      rect(part(box, 0, 0.92, 1, 0.08)) +
      rect(part(box, 0.4, 0, 0.2, 0.08)),
    detail: louvres(part(box, 0.06, 0.28, 0.88, 0.44)),
  }),
};
