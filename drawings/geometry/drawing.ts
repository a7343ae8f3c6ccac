import type { Mark } from "./mark";
import type { Sheet } from "./sheet";

export type DrawingKind = "outline" | "drilling" | "wiring";

/** What is drawn, in drawing units, which are CSS pixels. */
export type Drawn = {
  width: number;
  height: number;
  /** Of a line that says nothing else. */
  weight: number;
  marks: readonly Mark[];
};

/** One drawing of a product, a file of its own. */
export type Drawing = Drawn & {
  kind: DrawingKind;
  /** Its file's name without extension: `outline`, and `outline-2` for the second outline of a product. */
  name: string;
  title: string;
  /** What it shows, in words. */
  description: string;
  caption: string;
  /** What a dimension drawing is made from, to its scale; a schematic has none. */
  sheet?: Sheet;
};
