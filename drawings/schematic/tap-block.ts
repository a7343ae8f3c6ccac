import { box, element, junction, label, type Marks, path, wire } from "@/drawings/geometry/mark";
import { line } from "@/drawings/geometry/pen";
import { DEVICE_X, ROW, SYMBOL_X } from "@/drawings/wiring/bus-layout";
import type { Taps } from "@/drawings/wiring/schematic";
import { type Given, pin } from "./pin";

const VIA = { fuse: "FU", breaker: "QF", plug: "" } as const;
/** Where a device's own breaker stands in it, right of the names of its terminals, and the capacitors behind it. */
const INSIDE_X = DEVICE_X + 44;
const CAPACITORS = { x: DEVICE_X + 88, w: 22 };

/** The poles of a device's own breaker, from its terminals to its capacitors. */
function ownBreaker(y: number, poles: number): Marks {
  const rows = Array.from({ length: poles }, (_, index) => y + index * ROW);
  const height = (poles - 1) * ROW;
  return [
    rows.map((at) => [
      wire(line(DEVICE_X + 22, at, INSIDE_X - 20, at) + line(INSIDE_X + 20, at, CAPACITORS.x, at)),
      element("breaker", INSIDE_X, at, true),
    ]),
    path("ganged", line(INSIDE_X, y - 5, INSIDE_X, y + height - 5)),
    label(INSIDE_X + 23, y + ROW / 2 + 4.5, VIA.breaker),
    box("part", { ...CAPACITORS, y: y - 8, h: height + 16 }),
    label(CAPACITORS.x + CAPACITORS.w / 2, y + height / 2 + 4.5, "C", { anchor: "middle" }),
  ];
}

/** Conductors tapped, through fuses, breaker poles or plug contacts. */
export function tapBlock({ block, y, xOf }: Given<Taps>): Marks {
  const { lines, terminals, label: words } = block;
  const via = block.via === "ownBreaker" ? undefined : block.via;
  const guarded = lines.filter((name) => name !== "PE");
  const poles = line(SYMBOL_X, y - 5, SYMBOL_X, y + (guarded.length - 1) * ROW - 5);
  return [
    lines.map((name, index) => {
      const at = y + index * ROW;
      const x = xOf(name);
      const isGuarded = via && name !== "PE" && !(via === "fuse" && name === "N");
      const through = isGuarded
        ? line(x, at, SYMBOL_X - 20, at) + line(SYMBOL_X + 20, at, DEVICE_X, at)
        : line(x, at, DEVICE_X, at);
      return [
        wire(through),
        junction(x, at),
        isGuarded && element(via, SYMBOL_X, at, true),
        pin(at, terminals[index] ?? name),
      ];
    }),
    via === "breaker" && guarded.length > 1 && path("ganged", poles),
    via && label(SYMBOL_X, y - 13, words ?? VIA[via], { anchor: "middle" }),
    block.via === "ownBreaker" && ownBreaker(y, guarded.length),
  ];
}
