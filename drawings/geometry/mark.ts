import type { Role } from "./paint";
import { type Box, line, num, polygon } from "./pen";
import { SYMBOLS, type SymbolName } from "./symbols";

export type TextMark = {
  kind: "text";
  x: number;
  y: number;
  text: string;
  anchor?: "start" | "middle" | "end";
  strong?: boolean;
  /** Rotated, to be read from bottom to top. */
  upright?: boolean;
  /** The target of a link on a page. */
  href?: string;
};
export type PathMark = {
  kind: "path";
  role: Role;
  data: string;
  /** The position of the origin of the data, and whether the symbol lies along a horizontal wire. */
  at?: { x: number; y: number; lying: boolean };
};

/**
 * The parts of a drawing, in drawing units from the upper left corner. SVG, DXF and PDF each have a renderer for them.
 */
export type Mark =
  | PathMark
  | { kind: "circle"; role: Role; x: number; y: number; r: number }
  | { kind: "ellipse"; role: Role; x: number; y: number; rx: number; ry: number }
  | ({ kind: "rect"; role: Role; radius: number } & Box)
  | TextMark;

/** Marks as nested lists with conditional entries. */
export type Marks = Mark | "" | false | undefined | readonly Marks[];

export const listed = (marks: Marks): Mark[] => {
  // Paths may be empty, for example the machines of a diagram without any.
  if (!marks || ("data" in marks && marks.data === "")) return [];
  return "kind" in marks ? [marks] : marks.flatMap(listed);
};

export const path = (role: Role, data: string): PathMark => ({ kind: "path", role, data });
export const disc = (role: Role, x: number, y: number, r: number): Mark => ({
  kind: "circle",
  role,
  x,
  y,
  r,
});
export const box = (role: Role, at: Box, radius = 0): Mark => ({ kind: "rect", role, radius, ...at });

export const wire = (data: string) => path("wire", data);
/** A main conductor or busbar. */
export const conductor = (data: string) => path("busbar", data);
export const junction = (x: number, y: number) => disc("solid", x, y, 2.6);
export const terminal = (x: number, y: number) => disc("terminal", x, y, 3);

/** A circuit symbol, upright or lying along a horizontal wire. */
export const element = (name: SymbolName, x: number, y: number, lying = false): Mark => ({
  ...path("symbol", SYMBOLS[name]),
  at: { x, y, lying },
});

type Lettered = Pick<TextMark, "anchor" | "strong" | "upright">;
export const label = (x: number, y: number, text: string, style: Lettered = {}): Mark => ({
  ...{ kind: "text", x, y, text },
  ...style,
});

/** Protective earth below a point. */
export const earth = (x: number, y: number) =>
  wire(`${line(x, y, x, y + 8)}M${num(x - 8)} ${num(y + 8)}h16m-13 3.5h10m-7 3.5h4`);

/** An arrow head pointing down at the end of a conductor. */
export const towards = (x: number, y: number) =>
  path("solid", polygon([x, y + 8], [x - 4, y - 2], [x + 4, y - 2]));

/** The box of the product or of another device. */
export const device = (at: Box, name = ""): Marks => [
  box("device", at, 3),
  name && label(at.x + at.w / 2, at.y + 18, name, { anchor: "middle", strong: true }),
];
