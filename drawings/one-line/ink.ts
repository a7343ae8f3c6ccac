import type { OneLineLayout, PlacedPart } from "./one-line";
import { BESIDE, BOXED, isEnd, ROUND, SERIES, WORDS_LINE } from "./parts";
import { circle, line, polygon, rect, shifted } from "@/drawings/geometry/pen";
import { SYMBOLS } from "@/drawings/geometry/symbols";

/** Letters in a symbol. */
type Letters = { x: number; y: number; text: string; strong: boolean };
/** The lines of a diagram by how they are drawn; each kind is a single path, to keep the page small. */
export type Ink = { lines: string; bodies: string; machines: string; solid: string; letters: Letters[] };

const arrow = (x: number, y: number) => polygon([x, y + 8], [x - 4, y - 2], [x + 4, y - 2]);

/** A device in a branch with its own breaker. */
const branchInk = (text: string, { x, y, bottom }: PlacedPart): Partial<Ink> => ({
  lines: line(x, y, x, bottom) + shifted(SYMBOLS.breakerLying, x + 20, y + 20),
  bodies: rect({ x: x + 40, y: y + 5, w: 40, h: 30 }),
  solid: circle(x, y + 20, 2.6),
  letters: [{ x: x + 60, y: y + 24.5, text, strong: true }],
});

/** Between the phases and behind a fuse; it carries no load current. */
const voltageInk = ({ x, y, bottom }: PlacedPart): Partial<Ink> => ({
  lines:
    line(x, y, x, bottom) +
    line(x, y + 20, x + 36, y + 20) +
    rect({ x: x + 10, y: y + 16, w: 16, h: 8 }) +
    circle(x + 45, y + 20, 9) +
    circle(x + 57, y + 20, 9),
  solid: circle(x, y + 20, 2.6),
});

/** The second supply of a changeover, right of its box. */
function secondInk(kind: "grid" | "generator", x: number, middle: number): Partial<Ink> {
  if (kind === "generator")
    return {
      lines: line(x + 20, middle, x + 50, middle),
      machines: circle(x + 64, middle, 14),
      letters: [{ x: x + 64, y: middle + 4.5, text: ROUND.generator ?? "", strong: true }],
    };
  return {
    lines: line(x + 20, middle, x + 78, middle),
    solid: polygon([x + 44, middle], [x + 54, middle - 4], [x + 54, middle + 4]),
  };
}

/**
 * Connects a device beside the conductor to the transformer above, which is not drawn twice, or to a ring of its own.
 */
function besideLines({ part, x, y, transformerY }: PlacedPart): string {
  if (transformerY !== undefined)
    return line(x + 5, transformerY, x + 20, transformerY) + line(x + 20, transformerY, x + 20, y + 6);
  return line(x, y + 18, x + 14, y + 18) + (part.kind === "sensor" ? "" : circle(x, y + 18, 5));
}

function partInk(placed: PlacedPart): Partial<Ink> {
  const { x, y, bottom, end } = placed;
  const { kind, branch, second } = placed.part;
  const middle = y + 20 + placed.letters.above.length * WORDS_LINE;
  const boxed = BOXED[kind];
  const round = ROUND[kind];
  const beside = BESIDE[kind];
  if (kind === "grid") return { lines: line(x, y, x, bottom), solid: arrow(x, y + 16) };
  if (kind === "voltageTransformer") return voltageInk(placed);
  if (kind === "load") return { lines: line(x, y, x, y + 8), solid: arrow(x, y + 4) };
  if (beside !== undefined)
    return {
      lines: line(x, y, x, bottom) + besideLines(placed),
      bodies: rect({ x: x + 14, y: y + 6, w: 40, h: 24 }, 2),
      letters: [{ x: x + 34, y: y + 22.5, text: beside, strong: false }],
    };
  const through = line(x, end === "top" ? middle : y, x, end === "bottom" ? middle : bottom);
  if (boxed !== undefined && branch) return branchInk(boxed, placed);
  if (boxed !== undefined) {
    const other = second ? secondInk(second.kind, x, middle) : {};
    return {
      ...other,
      lines: through + (other.lines ?? ""),
      bodies: rect({ x: x - 20, y: middle - 15, w: 40, h: 30 }),
      letters: [{ x, y: middle + 4.5, text: boxed, strong: true }, ...(other.letters ?? [])],
    };
  }
  if (round !== undefined)
    return {
      lines: through,
      machines: circle(x, middle, 14),
      letters: [{ x, y: middle + 4.5, text: round, strong: true }],
    };
  const symbols = SERIES[kind] ?? [];
  const last = y + symbols.length * 40;
  return {
    lines:
      symbols.map((name, index) => shifted(SYMBOLS[name], x, middle + index * 40)).join("") +
      (isEnd(kind) || bottom <= last ? "" : line(x, last, x, bottom)),
  };
}

/** The conductors and all elements of a diagram. */
export function inkOf({ wires, junctions, parts }: OneLineLayout): Ink {
  const inks = parts.map(partInk);
  const joined = (kind: "lines" | "bodies" | "machines" | "solid") =>
    inks.map((ink) => ink[kind] ?? "").join("");
  return {
    lines: wires.map(({ x, y1, y2 }) => line(x, y1, x, y2)).join("") + joined("lines"),
    bodies: joined("bodies"),
    machines: joined("machines"),
    solid: junctions.map(({ x, y }) => circle(x, y, 2.6)).join("") + joined("solid"),
    letters: inks.flatMap(({ letters = [] }) => letters),
  };
}
