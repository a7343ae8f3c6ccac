import { box, element, junction, label, type Marks, path, wire } from "@/drawings/geometry/mark";
import { line } from "@/drawings/geometry/pen";
import { isGuarded } from "@/drawings/wiring/blocks";
import { BANK_GAP, DEVICE_X, ROW, SYMBOL_X } from "@/drawings/wiring/bus-layout";
import type { Taps } from "@/drawings/wiring/schematic";
import { type Given, pin } from "./pin";

/** Left of the contacts of a plug. */
const FUSE_X = SYMBOL_X - 56;
const VIA = { fuse: "FU", breaker: "QF", coil: "KM", plug: "" } as const;
/** Right of the names of the terminals: the breaker of the device, the wires to its banks, switches and capacitors. */
const BREAKER_X = DEVICE_X + 40;
const ways = (poles: number) => Array.from({ length: poles }, (_, pole) => DEVICE_X + 53 + pole * 4);
const SWITCH_X = DEVICE_X + 79;
const CAPACITORS = { x: DEVICE_X + 98, w: 12 };

/** A bank: a switch in each phase, and the capacitors behind. */
function bank(y: number, poles: number, number: string): Marks {
  const height = (poles - 1) * ROW;
  return [
    Array.from({ length: poles }, (_, pole) => element("contact", SWITCH_X, y + pole * ROW, true)),
    path("ganged", line(SWITCH_X, y - 5, SWITCH_X, y + height - 5)),
    box("part", { ...CAPACITORS, y: y - 8, h: height + 16 }),
    label(SWITCH_X, y + height + 20, `K${number}`, { anchor: "middle" }),
    label(CAPACITORS.x + CAPACITORS.w / 2, y + height + 20, `C${number}`, { anchor: "middle" }),
  ];
}

/** The poles of the breaker of a device, with each phase connected to every bank. */
function ownBreaker(y: number, poles: number, banks: number): Marks {
  const height = (poles - 1) * ROW;
  const pitch = (poles + BANK_GAP) * ROW;
  const tops = Array.from({ length: banks }, (_, index) => y + index * pitch);
  return [
    ways(poles).map((x, pole) => {
      const at = y + pole * ROW;
      const others = tops.slice(1).map((top) => top + pole * ROW);
      return [
        wire(line(DEVICE_X + 20, at, BREAKER_X - 20, at) + line(BREAKER_X + 20, at, SWITCH_X - 20, at)),
        element("breaker", BREAKER_X, at, true),
        others.map((to) => wire(line(x, at, x, to) + line(x, to, SWITCH_X - 20, to))),
        others.length > 0 && junction(x, at),
      ];
    }),
    path("ganged", line(BREAKER_X, y - 5, BREAKER_X, y + height - 5)),
    label(BREAKER_X, y + height + 20, VIA.breaker, { anchor: "middle" }),
    tops.map((top, index) => bank(top, poles, banks > 1 ? String(index + 1) : "")),
  ];
}

/** Taps of conductors through fuses, breaker poles or plug contacts. */
export function tapBlock({ block, y, xOf }: Given<Taps>): Marks {
  const { lines, terminals, fused, label: words, banks = 1, inside } = block;
  const via = block.via === "ownBreaker" ? undefined : block.via;
  const guarded = lines.filter((name) => name !== "PE");
  const poles = line(SYMBOL_X, y - 5, SYMBOL_X, y + (guarded.length - 1) * ROW - 5);
  return [
    lines.map((name, index) => {
      const at = y + index * ROW;
      const x = xOf(name);
      const reach = via === "coil" ? 7 : 20;
      const guard = via && isGuarded(via, name) ? via : undefined;
      const through = guard
        ? line(x, at, SYMBOL_X - reach, at) + line(SYMBOL_X + reach, at, DEVICE_X, at)
        : line(x, at, DEVICE_X, at);
      return [
        wire(through),
        junction(x, at),
        fused && element("fuse", FUSE_X, at, true),
        guard &&
          (guard === "coil"
            ? box("part", { x: SYMBOL_X - reach, y: at - 5, w: 2 * reach, h: 10 })
            : element(guard, SYMBOL_X, at, true)),
        pin(at, terminals[index] ?? name),
      ];
    }),
    via === "breaker" && guarded.length > 1 && path("ganged", poles),
    via && label(SYMBOL_X, y - 13, words ?? VIA[via], { anchor: "middle" }),
    fused && label(FUSE_X, y - 13, VIA.fuse, { anchor: "middle" }),
    block.via === "ownBreaker" && ownBreaker(y, guarded.length, banks),
    inside && label(DEVICE_X + 34, y + ((lines.length - 1) * ROW) / 2 + 4.5, inside),
  ];
}
