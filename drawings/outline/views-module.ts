import {
  type Box,
  circle,
  dots,
  fan,
  fins,
  keys,
  line,
  louvres,
  part,
  polygon,
  rect,
  spread,
} from "@/drawings/geometry/pen";
import type { View, Views } from "@/drawings/geometry/view";

const feet = (box: Box) => rect(part(box, 0, 0.97, 1, 0.03));

/**
 * Smart capacitor: on its top the main terminals at the back, sampling terminals and sockets in front of them; lamps
 * and keys below the display.
 */
export const slimUnit: Views = {
  front: (box) => ({
    body: rect(part(box, 0.02, 0, 0.96, 0.13)) + rect(part(box, 0, 0.13, 1, 0.85), 2) + feet(box),
    screen: rect(part(box, 0.12, 0.23, 0.76, 0.11), 1),
    detail:
      spread(0.02, 0.96, 3)
        .map((x) => rect(part(box, x - 0.15, 0, 0.3, 0.13)))
        .join("") +
      rect(part(box, 0.03, 0.15, 0.94, 0.43), 2) +
      dots(part(box, 0.2, 0.36, 0.6, 0.04), 3, 1.4) +
      keys(part(box, 0.14, 0.42, 0.72, 0.03), 3) +
      rect(part(box, 0.01, 0.58, 0.98, 0.03)),
    solid: dots(part(box, 0.02, 0.02, 0.96, 0.06), 3, 1.8),
  }),
  side: (box) => ({
    body:
      rect(part(box, 0.64, 0, 0.17, 0.13)) +
      rect(part(box, 0.14, 0.1, 0.1, 0.03)) +
      rect(part(box, 0.34, 0.1, 0.08, 0.03)) +
      rect(part(box, 0.09, 0.13, 0.82, 0.85), 2) +
      rect(part(box, 0.07, 0.15, 0.02, 0.43)) +
      feet(box),
    detail: louvres(part(box, 0.26, 0.6, 0.2, 0.32)) + louvres(part(box, 0.54, 0.6, 0.2, 0.32)),
  }),
};

/**
 * Capacitors in a housing at the back, in front of it a reactor in an open frame, over both a head with the display.
 */
export const deepUnit: Views = {
  front: (box) => ({
    body:
      rect(part(box, 0.12, 0, 0.76, 0.06)) +
      rect(part(box, 0, 0.06, 1, 0.3), 2) +
      [0.03, 0.91].map((x) => rect(part(box, x, 0.36, 0.06, 0.61))).join("") +
      [0.42, 0.83].map((y) => rect(part(box, 0.11, y, 0.78, 0.09))).join("") +
      spread(0.13, 0.74, 3)
        .map((x) => rect(part(box, x - 0.1, 0.51, 0.2, 0.32), 2))
        .join("") +
      feet(box),
    screen: rect(part(box, 0.1, 0.1, 0.42, 0.15), 1),
    detail:
      keys(part(box, 0.1, 0.29, 0.42, 0.04), 3) +
      spread(0.13, 0.74, 3)
        .map((x) => louvres(part(box, x - 0.1, 0.53, 0.2, 0.28)))
        .join(""),
    solid: dots(part(box, 0.62, 0.2, 0.28, 0.06), 3, 1.8),
  }),
  side: (box) => ({
    body:
      rect(part(box, 0.62, 0, 0.3, 0.06)) +
      rect(part(box, 0, 0.06, 0.5, 0.3), 2) +
      rect(part(box, 0.5, 0.06, 0.5, 0.91), 2) +
      rect(part(box, 0.02, 0.36, 0.03, 0.61)) +
      [0.42, 0.83].map((y) => rect(part(box, 0.09, y, 0.36, 0.09))).join("") +
      rect(part(box, 0.07, 0.51, 0.4, 0.32), 3) +
      feet(box),
    detail: louvres(part(box, 0.07, 0.54, 0.4, 0.26)) + louvres(part(box, 0.6, 0.6, 0.3, 0.24)),
  }),
};

const FUSES = [0.15, 0.29, 0.43];

/** A compensation branch on a mounting plate: terminals, fuses, the switch with its lamps, capacitors, reactor. */
export const board: Views = {
  front: (box) => ({
    body: rect(box),
    detail:
      FUSES.map(
        (x) => rect(part(box, x - 0.035, 0.02, 0.07, 0.08)) + rect(part(box, x - 0.055, 0.14, 0.11, 0.21), 2),
      ).join("") +
      rect(part(box, 0.63, 0.11, 0.3, 0.27), 2) +
      dots(part(box, 0.66, 0.24, 0.24, 0.04), 3, 2) +
      [0.12, 0.39].map((x) => rect(part(box, x, 0.42, 0.22, 0.3), 4)).join("") +
      keys(part(box, 0.75, 0.48, 0.23, 0.06), 4, 0.1) +
      rect(part(box, 0.12, 0.77, 0.72, 0.04)) +
      keys(part(box, 0.13, 0.81, 0.7, 0.13), 3, 0.14) +
      rect(part(box, 0.12, 0.94, 0.72, 0.04)),
    solid: dots(part(box, 0.08, 0.04, 0.42, 0.04), 3, 2.4),
  }),
  side: (box) => ({
    body:
      rect(part(box, 0.94, 0, 0.06, 1)) +
      rect(part(box, 0.6, 0.02, 0.34, 0.08)) +
      rect(part(box, 0.34, 0.11, 0.6, 0.27), 2) +
      rect(part(box, 0.12, 0.42, 0.82, 0.3), 4) +
      rect(part(box, 0, 0.77, 0.94, 0.21)),
    detail: fins(part(box, 0.06, 0.81, 0.82, 0.13), 6),
  }),
};

/** 19-inch module: ears and handles, lamps on the left, air intake in the front, terminals at the back. */
const rack = (air: (box: Box) => Pick<View, "detail" | "screen">): Views => ({
  front: (box) => ({
    ...air(box),
    body: rect(box, 1),
    detail:
      line(box.x + box.w * 0.06, box.y, box.x + box.w * 0.06, box.y + box.h) +
      line(box.x + box.w * 0.94, box.y, box.x + box.w * 0.94, box.y + box.h) +
      (air(box).detail ?? "") +
      rect(part(box, 0.085, 0.3, 0.025, 0.4), 2) +
      rect(part(box, 0.89, 0.3, 0.025, 0.4), 2),
    solid:
      dots(part(box, 0.14, 0.66, 0.2, 0.12), 3, 1.6) +
      [0.15, 0.85]
        .map(
          (y) =>
            circle(box.x + box.w * 0.03, box.y + box.h * y, 2) +
            circle(box.x + box.w * 0.97, box.y + box.h * y, 2),
        )
        .join(""),
  }),
  side: (box) => ({
    body:
      rect(part(box, 0, 0, 0.015, 1)) +
      rect(part(box, 0.015, 0.02, 0.925, 0.96)) +
      rect(part(box, 0.94, 0.16, 0.06, 0.5)),
    detail:
      louvres(part(box, 0.1, 0.3, 0.24, 0.4)) +
      louvres(part(box, 0.62, 0.3, 0.24, 0.4)) +
      louvres(part(box, 0.94, 0.16, 0.06, 0.5), 8),
  }),
});

const fans = (box: Box, ...places: [x: number, y: number][]) =>
  places.map(([x, y]) => fan(box.x + box.w * x, box.y + box.h * y, box.h * 0.17)).join("");

export const rackModule = rack((box) => ({ detail: fans(box, [0.47, 0.5], [0.63, 0.5], [0.79, 0.5]) }));

export const rackFourFans = rack((box) => ({
  screen: rect(part(box, 0.36, 0.24, 0.14, 0.24), 1),
  detail: fans(box, [0.6, 0.29], [0.77, 0.29], [0.6, 0.71], [0.77, 0.71]),
}));

export const rackGrille = rack((box) => {
  const grille = part(box, 0.4, 0.12, 0.46, 0.76);
  return { detail: rect(grille, 2) + louvres(grille, 4) + fins(grille, 4) };
});

export const wallPower: Views = {
  front: (box) => ({
    body: rect(box, 5),
    screen: rect(part(box, 0.3, 0.12, 0.4, 0.15), 2),
    detail:
      rect(part(box, 0.05, 0.04, 0.9, 0.92), 4) +
      louvres(part(box, 0.16, 0.42, 0.68, 0.34)) +
      dots(part(box, 0.2, 0.85, 0.6, 0.08), 4, 5),
    solid: dots(part(box, 0.38, 0.3, 0.24, 0.06), 3, 1.8),
  }),
  side: (box) => ({
    body:
      polygon(
        [box.x, box.y + box.h * 0.03],
        [box.x + box.w * 0.1, box.y],
        [box.x + box.w * 0.88, box.y],
        [box.x + box.w * 0.88, box.y + box.h],
        [box.x, box.y + box.h],
      ) +
      rect(part(box, 0.88, 0.05, 0.12, 0.06)) +
      rect(part(box, 0.88, 0.88, 0.12, 0.06)),
    detail: louvres(part(box, 0.2, 0.3, 0.5, 0.46)),
  }),
};
