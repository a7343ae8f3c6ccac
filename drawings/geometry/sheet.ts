import type { View } from "./view";

/** Width of a sheet in drawing units; a font of 13 units is still 12 px where a phone shows the sheet 340 px wide. */
export const SHEET_WIDTH = 344;
export const FONT = 13;

export type Dimension = {
  axis: "x" | "y";
  from: number;
  to: number;
  /** Where the measured edges end, and where the dimension line is: below or right of them, or left of them. */
  object: number;
  at: number;
  text: string;
};
export type Label = { x: number; y: number; text: string; anchor?: "start" | "end"; upright?: boolean };

/** A hole to be drilled; without a diameter in the texts only its position is known. */
export type Hole = { x: number; y: number; diameter: number | undefined };

/** A dimension drawing, ready to be rendered: path data by kind of line. */
export type Sheet = Required<View> & {
  kind: "outline" | "drilling";
  title: string;
  description: string;
  height: number;
  /** Drawing units per millimetre. */
  scale: number;
  /** The texts give a range of sizes; the largest is drawn. */
  isLargest?: boolean;
  /** The lower left corner of the object, which is the origin of a file in millimetres. */
  origin: { x: number; y: number };
  /** What the product is mounted on or by: a panel, a rail, feet. */
  mounting: View;
  /** Edges of cut-outs, and holes. */
  cut: string;
  holes: Hole[];
  hidden: string;
  centre: string;
  dimensions: Dimension[];
  labels: Label[];
};

export const merge = (...views: View[]): Required<View> => {
  const joined = (kind: keyof View) => views.map((view) => view[kind] ?? "").join("");
  return { body: joined("body"), screen: joined("screen"), detail: joined("detail"), solid: joined("solid") };
};

/** Width of a text in drawing units; Chinese characters are square. */
export const textWidth = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter > "\u2e7f" ? FONT : FONT * 0.58), 0);

/** Small holes are enlarged on the page so that they are visible. */
export const shownRadius = (diameter = 0) => Math.max(3.2, diameter / 2);
