import { ROW } from "@/drawings/wiring/bus-layout";
import { line, num } from "@/drawings/geometry/pen";
import type { Side } from "@/drawings/wiring/schematic";
import { textWidth } from "@/drawings/geometry/sheet";
import { Label, Terminal, Wire } from "./symbols";

const BETWEEN = 8;

export const sidesHeight = (sides: readonly Side[] = []) =>
  sides.reduce((sum, { terminals }) => sum + terminals.length * ROW + BETWEEN, 0);

/** Terminals at the right edge of a device from a height on, named outside, and what they lead to. */
export function StageTerminals({ sides, x, y }: { sides: readonly Side[]; x: number; y: number }) {
  return sides.map(({ terminals, to }, index) => {
    const top = y + sidesHeight(sides.slice(0, index)) + ROW / 2;
    const end = top + (terminals.length - 1) * ROW;
    const bracket = x + 22 + Math.max(...terminals.map(textWidth));
    return (
      <g key={to}>
        {terminals.map((name, row) => (
          <g key={name}>
            <Wire d={line(x, top + row * ROW, x + 12, top + row * ROW)} />
            <Terminal x={x} y={top + row * ROW} />
            <Label x={x + 16} y={top + row * ROW + 4.5}>
              {name}
            </Label>
          </g>
        ))}
        <Wire d={`M${num(bracket)} ${num(top - 7)}h4V${num(end + 7)}h-4`} />
        <Label x={bracket + 9} y={(top + end) / 2 + 4.5}>
          {to}
        </Label>
      </g>
    );
  });
}
