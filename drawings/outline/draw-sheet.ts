import type { Drawn } from "@/drawings/geometry/drawing";
import { label, listed, path } from "@/drawings/geometry/mark";
import { circle } from "@/drawings/geometry/pen";
import { type Sheet, SHEET_WIDTH, shownRadius } from "@/drawings/geometry/sheet";
import { drawDimension } from "./dimension-line";

const tenth = (value: number) => Math.round(value * 10) / 10;
/** The half circles of which circles consist. */
const HALF = /a([\d.]+) [\d.]+ 0 1 0 (-?)[\d.]+ 0/g;
/**
 * Rounds path data to tenths, which is precise enough for screens. A radius and its diameter rounded each for itself
 * (2.75 and 5.5 to 2.8 and 5.5) would make an oval.
 */
const tenths = (data: string) =>
  data
    .replace(/-?\d+\.\d+/g, (value) => String(tenth(Number(value))))
    .replace(HALF, (_, r: string, sign: string) => `a${r} ${r} 0 1 0 ${sign}${2 * Number(r)} 0`);

/** Draws a sheet in order: grey bodies, cut-outs, fine, hidden and centre lines, dimensions. */
export function drawSheet(sheet: Sheet): Drawn {
  const dimensions = sheet.dimensions.map(drawDimension);
  const lines = [
    path("body", sheet.body + sheet.mounting.body),
    path("screen", sheet.screen),
    path("cut", sheet.cut),
    path("hole", sheet.holes.map(({ x, y, diameter }) => circle(x, y, shownRadius(diameter))).join("")),
    path("detail", sheet.detail + (sheet.mounting.detail ?? "")),
    path("solid", sheet.solid),
    path("hidden", sheet.hidden),
    path("centre", sheet.centre),
    path("measure", dimensions.map(({ lines }) => lines).join("")),
    path("arrow", dimensions.map(({ arrows }) => arrows).join("")),
  ];
  const words = [...sheet.labels, ...dimensions.map(({ label }) => label)];
  const marks = [
    ...lines.map((line) => ({ ...line, data: tenths(line.data) })),
    ...words.map(({ x, y, text, ...style }) =>
      label(tenth(x), tenth(y), text, { anchor: "middle", ...style }),
    ),
  ];
  return { width: SHEET_WIDTH, height: Math.ceil(sheet.height), weight: 0.8, marks: listed(marks) };
}
