import { type Box, circle, figures, fins, line, louvres, part, rect } from "@/drawings/geometry/pen";
import type { Views } from "@/drawings/geometry/view";

/** The light band, which shows how much of its capacity the module uses, has ten fields. */
const lightBand = (box: Box) => rect(box) + fins(part(box, 0.05, 0, 0.9, 1), box.w / 10);

/**
 * Drawer with a capacitor module: digits on the left and the light band on the right, below them the handle between
 * two thumbscrews, and air slots at the foot. The depth is that from the panel to the clamps at the back, so the side
 * view has neither handle nor screws.
 */
export const drawer: Views = {
  front: (box) => ({
    body: rect(box, 2),
    screen: rect(part(box, 0.115, 0.306, 0.35, 0.147), 1),
    detail:
      rect(part(box, 0.095, 0.279, 0.39, 0.202), 1.5) +
      figures(part(box, 0.13, 0.306, 0.2, 0.147), 1, 3) +
      lightBand(part(box, 0.634, 0.346, 0.31, 0.067)) +
      rect(part(box, 0.358, 0.68, 0.284, 0.04), 1.5) +
      [0.05, 0.95].map((x) => circle(box.x + box.w * x, box.y + box.h * 0.78, box.w * 0.045)).join("") +
      [0.19, 0.64].map((x) => louvres(part(box, x, 0.735, 0.17, 0.168), box.h * 0.056)).join("") +
      line(box.x, box.y + box.h * 0.9, box.x + box.w, box.y + box.h * 0.9),
  }),
  side: (box) => ({
    body:
      rect(part(box, 0, 0, 0.033, 1)) +
      rect(part(box, 0.033, 0.04, 0.887, 0.92)) +
      rect(part(box, 0.92, 0.243, 0.035, 0.394)) +
      rect(part(box, 0.955, 0.344, 0.045, 0.191)),
    detail:
      rect(part(box, 0.06, 0.738, 0.83, 0.124)) +
      [0.495, 0.69].map((x) => louvres(part(box, x, 0.12, 0.13, 0.36), box.h * 0.09)).join(""),
  }),
};
