import { label, type Marks, terminal, wire } from "@/drawings/geometry/mark";
import { line, num } from "@/drawings/geometry/pen";
import { textWidth } from "@/drawings/geometry/sheet";
import { ROW } from "@/drawings/wiring/bus-layout";
import type { Side } from "@/drawings/wiring/schematic";

const BETWEEN = 8;

export const sidesHeight = (sides: readonly Side[] = []) =>
  sides.reduce((sum, { terminals }) => sum + terminals.length * ROW + BETWEEN, 0);

/** Terminals at the right edge of a device from a height down, named outside, and where they lead. */
export const stageTerminals = (sides: readonly Side[], x: number, y: number): Marks =>
  sides.map(({ terminals, to }, index) => {
    const top = y + sidesHeight(sides.slice(0, index)) + ROW / 2;
    const end = top + (terminals.length - 1) * ROW;
    const bracket = x + 22 + Math.max(...terminals.map(textWidth));
    return [
      terminals.map((name, row) => [
        wire(line(x, top + row * ROW, x + 12, top + row * ROW)),
        terminal(x, top + row * ROW),
        label(x + 16, top + row * ROW + 4.5, name),
      ]),
      wire(`M${num(bracket)} ${num(top - 7)}h4V${num(end + 7)}h-4`),
      label(bracket + 9, (top + end) / 2 + 4.5, to),
    ];
  });
