import type { Drawn } from "@/drawings/geometry/drawing";
import { label, listed, path } from "@/drawings/geometry/mark";
import { circle } from "@/drawings/geometry/pen";
import { type Sheet, SHEET_WIDTH, shownRadius } from "@/drawings/geometry/sheet";
import { drawDimension } from "./dimension-line";

const tenth = (value: number) => Math.round(value * 10) / 10;
/** Rounds path data to tenths, which is precise enough for screens. */
const tenths = (data: string) => data.replace(/-?\d+\.\d+/g, (value) => String(tenth(Number(value))));

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
