import type { Mark } from "./mark";
import type { Sheet } from "./sheet";

export type DrawingKind = "outline" | "drilling" | "wiring";

/** A drawing in drawing units, which are CSS pixels. */
export type Drawn = {
  width: number;
  height: number;
  /** The default stroke width. */
  weight: number;
  marks: readonly Mark[];
};

/** A drawing of a product, which has its own file. */
export type Drawing = Drawn & {
  kind: DrawingKind;
  /** The file name without extension: `outline`, and `outline-2` for the second outline of a product. */
  name: string;
  title: string;
  description: string;
  caption: string;
  /** The data of a dimension drawing, which is to scale; schematics have none. */
  sheet?: Sheet;
};
