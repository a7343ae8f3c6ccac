import { type Box, dots, line, louvres, part, polygon, rect, spread } from "@/drawings/geometry/pen";
import type { Views } from "@/drawings/geometry/view";
import { plinth } from "./views-cabinet";

/** The compartments of a high-voltage cabinet below its low-voltage compartment, with a door each. */
const hvDoors = (box: Box) => {
  const count = Math.max(1, Math.round(box.w / (box.h * 0.45)));
  return spread(0, 1, count).map((middle) => part(box, middle - 0.5 / count, 0, 1 / count, 1));
};
const hvWindow = (door: Box) => rect(part(door, 0.38, 0.42, 0.24, 0.09), 3);
const hvDoor = (door: Box) =>
  rect(part(door, 0.06, 0.28, 0.88, 0.64)) +
  louvres(part(door, 0.3, 0.74, 0.4, 0.1)) +
  polygon(
    [door.x + door.w * 0.5, door.y + door.h * 0.57],
    [door.x + door.w * 0.56, door.y + door.h * 0.63],
    [door.x + door.w * 0.44, door.y + door.h * 0.63],
  );

export const hvCabinet: Views = {
  front: (box) => ({
    body: rect(box) + plinth(box),
    screen: rect(part(box, 0.32, 0.07, 0.36, 0.08), 1) + hvDoors(box).map(hvWindow).join(""),
    detail:
      rect(part(box, 0.06, 0.03, 0.88, 0.22)) +
      dots(part(box, 0.2, 0.17, 0.6, 0.06), 5, 2.4) +
      hvDoors(box).map(hvDoor).join(""),
    solid:
      hvDoors(box)
        .map((door) => rect(part(door, 0.85, 0.5, 0.03, 0.1), 1))
        .join("") + rect(part(box, 0.85, 0.12, 0.03, 0.05), 1),
  }),
  side: (box) => ({
    body: rect(box) + plinth(box),
    detail:
      line(box.x + box.w * 0.3, box.y, box.x + box.w * 0.3, box.y + box.h * 0.25) +
      line(box.x, box.y + box.h * 0.25, box.x + box.w * 0.3, box.y + box.h * 0.25) +
      louvres(part(box, 0.45, 0.07, 0.4, 0.08)) +
      louvres(part(box, 0.3, 0.78, 0.4, 0.1)),
  }),
};

/** A frame on a pole: three tanks with two bushings each. */
export const hvFrame: Views = {
  front: (box) => ({
    body: frame(box) + [0.12, 0.4, 0.68].map((x) => rect(part(box, x, 0.4, 0.2, 0.44), 2)).join(""),
    detail: [0.12, 0.4, 0.68]
      .map((x) => bushing(part(box, x, 0.14, 0.1, 0.26)) + bushing(part(box, x + 0.1, 0.14, 0.1, 0.26)))
      .join(""),
  }),
  side: (box) => ({
    body: frame(box) + rect(part(box, 0.2, 0.4, 0.6, 0.44), 2),
    detail: bushing(part(box, 0.26, 0.14, 0.18, 0.26)) + bushing(part(box, 0.56, 0.14, 0.18, 0.26)),
  }),
};

const frame = (box: Box) =>
  rect(part(box, 0, 0, 0.04, 1)) +
  rect(part(box, 0.96, 0, 0.04, 1)) +
  rect(part(box, 0.04, 0.84, 0.92, 0.06)) +
  rect(part(box, 0.04, 0, 0.92, 0.05));

const bushing = (box: Box) => {
  const middle = box.x + box.w / 2;
  const sheds = spread(box.y + box.h * 0.25, box.h * 0.7, 4);
  return (
    line(middle, box.y, middle, box.y + box.h) +
    sheds.map((y) => line(middle - box.w * 0.24, y, middle + box.w * 0.24, y)).join("")
  );
};
