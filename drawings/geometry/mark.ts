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
  /** It reads from below to above. */
  upright?: boolean;
  /** Where it leads, on a page. */
  href?: string;
};
export type PathMark = {
  kind: "path";
  role: Role;
  data: string;
  /** Where the data's own 0 0 stands, and whether it lies along a horizontal wire. */
  at?: { x: number; y: number; lying: boolean };
};

/** What a drawing consists of, in drawing units from the upper left corner; each pen (svg, dxf, the PDF's) draws these. */
export type Mark =
  | PathMark
  | { kind: "circle"; role: Role; x: number; y: number; r: number }
  | { kind: "ellipse"; role: Role; x: number; y: number; rx: number; ry: number }
  | ({ kind: "rect"; role: Role; radius: number } & Box)
  | TextMark;

/** Marks as they are written down: lists in lists, and nothing where a condition does not hold. */
export type Marks = Mark | "" | false | undefined | readonly Marks[];

export const listed = (marks: Marks): Mark[] => {
  // A diagram without, say, machines has a path of nothing.
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
/** A thick conductor or busbar. */
export const conductor = (data: string) => path("busbar", data);
export const junction = (x: number, y: number) => disc("solid", x, y, 2.6);
export const terminal = (x: number, y: number) => disc("terminal", x, y, 3);

/** A circuit symbol, upright or lying in a horizontal wire. */
export const element = (name: SymbolName, x: number, y: number, lying = false): Mark => ({
  ...path("symbol", SYMBOLS[name]),
  at: { x, y, lying },
});

type Lettered = Pick<TextMark, "anchor" | "strong" | "upright">;
export const label = (x: number, y: number, text: string, style: Lettered = {}): Mark => ({
  ...{ kind: "text", x, y, text },
  ...style,
});

/** Protective earth, hanging from a point. */
export const earth = (x: number, y: number) =>
  wire(`${line(x, y, x, y + 8)}M${num(x - 8)} ${num(y + 8)}h16m-13 3.5h10m-7 3.5h4`);

/** Arrow head pointing down at the end of a conductor. */
export const towards = (x: number, y: number) =>
  path("solid", polygon([x, y + 8], [x - 4, y - 2], [x + 4, y - 2]));

/** The product or a device beside it. */
export const device = (at: Box, name = ""): Marks => [
  box("device", at, 3),
  name && label(at.x + at.w / 2, at.y + 18, name, { anchor: "middle", strong: true }),
];
