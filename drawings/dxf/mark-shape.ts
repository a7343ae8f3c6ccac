import type { Mark } from "@/drawings/geometry/mark";
import { PAINT, type Role } from "@/drawings/geometry/paint";
import { circle, rect } from "@/drawings/geometry/pen";
import type { LayerKey } from "./layers";
import { path, type Shape } from "./shape";

/** The layers of marks of a schematic; dashed lines, which are not connections, are hidden lines. */
const LAYER: Partial<Record<Role, LayerKey>> = {
  busbar: "busbar",
  secondary: "secondary",
  symbol: "symbol",
  window: "symbol",
  part: "symbol",
  device: "device",
  terminal: "terminal",
};

const layerOf = (role: Role) => LAYER[role] ?? (PAINT[role].strokeDasharray ? "hidden" : "wire");

/** A mark as shapes of a file. */
export function markShape(mark: Mark): Shape {
  if (mark.kind === "text") return { anchor: "start", ...mark, layer: "text" };
  const layer = layerOf(mark.role);
  const isFilled = mark.role === "solid";
  switch (mark.kind) {
    case "path":
      return { ...path(layer, mark.data, isFilled), ...(mark.at && { at: mark.at }) };
    case "circle":
      return path(layer, circle(mark.x, mark.y, mark.r), isFilled);
    case "ellipse":
      return { ...mark, layer };
    case "rect":
      return path(layer, rect(mark, mark.radius));
  }
}
