import type { Dimension } from "@/drawings/geometry/sheet";
import type { LayerKey } from "./layers";

type Anchor = "start" | "middle" | "end";

/** The parts of a drawing as a file, in drawing units from the upper left corner. */
export type Shape =
  | {
      kind: "path";
      layer: LayerKey;
      data: string;
      filled?: boolean;
      /** The position of the origin of the data, and whether the symbol lies along a horizontal wire. */
      at?: { x: number; y: number; lying: boolean };
    }
  | { kind: "ellipse"; layer: LayerKey; x: number; y: number; rx: number; ry: number }
  | {
      kind: "text";
      layer: LayerKey;
      x: number;
      y: number;
      text: string;
      anchor: Anchor;
      upright?: boolean;
      size?: number;
    }
  | { kind: "dimension"; dimension: Dimension };
export type TextShape = Extract<Shape, { kind: "text" }>;
export type PathShape = Extract<Shape, { kind: "path" }>;
export type EllipseShape = Extract<Shape, { kind: "ellipse" }>;

export const path = (layer: LayerKey, data: string, filled = false): PathShape => ({
  kind: "path",
  layer,
  data,
  filled,
});
