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
import type { Views } from "@/drawings/geometry/view";

/** The base of a cabinet. */
export const plinth = (box: Box) => rect(part(box, 0, 0.955, 1, 0.045));

/** The number of doors of a row of cabinets with these proportions. */
const doors = ({ w, h }: Box) => {
  const count = Math.max(1, Math.round(w / (h * 0.42)));
  return count < 3 ? 1 : count;
};

const eachDoor = (box: Box, draw: (door: Box) => string) =>
  spread(0, 1, doors(box))
    .map((middle) => draw(part(box, middle - 0.5 / doors(box), 0, 1 / doors(box), 1)))
    .join("");

export const cabinet: Views = {
  front: (box) => ({
    body: rect(box) + plinth(box),
    screen: eachDoor(box, (door) => rect(part(door, 0.3, 0.12, 0.4, 0.1), 1)),
    detail: eachDoor(
      box,
      (door) =>
        rect(part(door, 0.05, 0.025, 0.9, 0.91)) +
        dots(part(door, 0.24, 0.26, 0.52, 0.05), 4, 2.2) +
        louvres(part(door, 0.26, 0.76, 0.48, 0.12)) +
        louvres(part(door, 0.26, 0.05, 0.48, 0.04), 4),
    ),
    solid: eachDoor(box, (door) => rect(part(door, 0.85, 0.44, 0.035, 0.1), 1)),
  }),
  side: (box) => ({
    body: rect(box) + plinth(box),
    detail:
      rect(part(box, 0.05, 0.025, 0.9, 0.91)) +
      louvres(part(box, 0.24, 0.08, 0.52, 0.08)) +
      louvres(part(box, 0.24, 0.8, 0.52, 0.08)),
  }),
};

export const outdoorBox: Views = {
  front: (box) => ({
    body:
      rect(part(box, 0.03, 0.06, 0.94, 0.91)) +
      rect(part(box, 0, 0, 1, 0.06), 1) +
      rect(part(box, 0.1, 0.97, 0.8, 0.03)),
    detail:
      line(box.x + box.w * 0.5, box.y + box.h * 0.1, box.x + box.w * 0.5, box.y + box.h * 0.93) +
      rect(part(box, 0.07, 0.1, 0.86, 0.83)) +
      louvres(part(box, 0.14, 0.16, 0.28, 0.12)) +
      louvres(part(box, 0.58, 0.16, 0.28, 0.12)) +
      louvres(part(box, 0.14, 0.76, 0.28, 0.1)) +
      louvres(part(box, 0.58, 0.76, 0.28, 0.1)),
    solid: rect(part(box, 0.53, 0.46, 0.03, 0.12), 1),
  }),
  side: (box) => ({
    body:
      rect(part(box, 0.04, 0.06, 0.92, 0.91)) +
      polygon(
        [box.x, box.y + box.h * 0.06],
        [box.x, box.y + box.h * 0.035],
        [box.x + box.w, box.y],
        [box.x + box.w, box.y + box.h * 0.06],
      ) +
      rect(part(box, 0.12, 0.97, 0.76, 0.03)),
    detail: louvres(part(box, 0.25, 0.14, 0.5, 0.12)) + louvres(part(box, 0.25, 0.76, 0.5, 0.1)),
  }),
};

export const wallBox: Views = {
  front: (box) => ({
    body: rect(box, 2),
    screen: rect(part(box, 0.34, 0.14, 0.32, 0.1), 1),
    detail:
      rect(part(box, 0.04, 0.025, 0.92, 0.91), 2) +
      dots(part(box, 0.3, 0.27, 0.4, 0.05), 3, 2.4) +
      louvres(part(box, 0.28, 0.74, 0.44, 0.12)) +
      keys(part(box, 0.24, 0.95, 0.52, 0.05), 4, 0.4),
    solid: rect(part(box, 0.88, 0.44, 0.025, 0.1), 1),
  }),
  side: (box) => ({
    body: rect(box, 2),
    detail:
      line(box.x + box.w * 0.07, box.y, box.x + box.w * 0.07, box.y + box.h) +
      louvres(part(box, 0.3, 0.76, 0.5, 0.1)),
  }),
};

/** Emergency supply box: breaker window at the top, a row of single-pole connectors at the bottom. */
export const quickConnect: Views = {
  front: (box) => ({
    body: rect(box, 2),
    screen: rect(part(box, 0.36, 0.12, 0.28, 0.12), 1),
    detail:
      rect(part(box, 0.04, 0.03, 0.92, 0.54), 2) +
      rect(part(box, 0.04, 0.61, 0.92, 0.33), 2) +
      dots(part(box, 0.3, 0.28, 0.4, 0.06), 3, 2.4) +
      dots(part(box, 0.08, 0.66, 0.84, 0.22), 5, Math.min(box.w * 0.07, 10)),
    solid:
      dots(part(box, 0.08, 0.66, 0.84, 0.22), 5, 2.4) +
      rect(part(box, 0.87, 0.26, 0.025, 0.1), 1) +
      circle(box.x + box.w * 0.5, box.y + box.h * 0.46, 3),
  }),
  side: (box) => ({
    body: rect(box, 2),
    detail:
      line(box.x + box.w * 0.08, box.y + box.h * 0.59, box.x, box.y + box.h * 0.59) +
      line(box.x + box.w * 0.08, box.y, box.x + box.w * 0.08, box.y + box.h) +
      louvres(part(box, 0.3, 0.12, 0.5, 0.12)),
  }),
};

/** Emergency supply cabinet: instruments and breaker behind two doors, below them three connectors per pole. */
export const quickConnectFloor: Views = {
  front: (box) => {
    const panel = part(box, 0.03, 0.51, 0.94, 0.42);
    const rows = [0.06, 0.37, 0.68].map((y) => part(panel, 0.03, y, 0.76, 0.26));
    const earth = part(panel, 0.79, 0.68, 0.19, 0.26);
    const radius = Math.min(box.w * 0.045, 10);
    return {
      body: rect(part(box, 0.015, 0.035, 0.97, 0.92)) + rect(part(box, 0, 0, 1, 0.035), 1) + plinth(box),
      screen: rect(part(box, 0.08, 0.13, 0.19, 0.09), 1) + rect(part(box, 0.66, 0.15, 0.26, 0.18), 1),
      detail:
        [0.03, 0.505].map((x) => rect(part(box, x, 0.05, 0.465, 0.44))).join("") +
        rect(part(box, 0.33, 0.13, 0.09, 0.075), 1) +
        dots(part(box, 0.08, 0.27, 0.34, 0.05), 4, 2.4) +
        circle(box.x + box.w * 0.12, box.y + box.h * 0.39, 4) +
        rect(panel) +
        rows.map((row) => dots(row, 4, radius)).join("") +
        dots(earth, 1, radius) +
        rect(part(panel, 0.845, 0.12, 0.09, 0.14), 2),
      solid:
        rows.map((row) => dots(row, 4, 2.4)).join("") +
        dots(earth, 1, 2.4) +
        rect(part(box, 0.525, 0.22, 0.02, 0.09), 1),
    };
  },
  side: (box) => ({
    body: rect(part(box, 0.06, 0.035, 0.88, 0.92)) + rect(part(box, 0, 0, 1, 0.035), 1) + plinth(box),
    detail: rect(part(box, 0.06, 0.51, 0.05, 0.42)) + louvres(part(box, 0.3, 0.1, 0.5, 0.12)),
  }),
};
