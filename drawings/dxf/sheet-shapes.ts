import { circle } from "@/drawings/geometry/pen";
import type { Sheet } from "@/drawings/geometry/sheet";
import { path, type Shape } from "./shape";

/** A dimension drawing. Holes have their true size; without a diameter in the texts only their centres are marked. */
export function sheetShapes(sheet: Sheet): Shape[] {
  const holes = sheet.holes.flatMap(({ x, y, diameter }) => (diameter ? circle(x, y, diameter / 2) : []));
  const shapes: Shape[] = [
    path("outline", sheet.body),
    path("detail", sheet.screen + sheet.detail),
    path("detail", sheet.solid, true),
    path("mounting", sheet.mounting.body + (sheet.mounting.detail ?? "")),
    path("holes", sheet.cut + holes.join("")),
    path("hidden", sheet.hidden),
    path("centre", sheet.centre),
    ...sheet.labels.map((label) => ({
      kind: "text" as const,
      layer: "text" as const,
      anchor: "middle" as const,
      ...label,
    })),
    ...sheet.dimensions.map((dimension) => ({ kind: "dimension" as const, dimension })),
  ];
  return shapes.filter((shape) => shape.kind !== "path" || shape.data !== "");
}
