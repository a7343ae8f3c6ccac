import { box, label, type Marks, wire } from "@/drawings/geometry/mark";
import { line, num } from "@/drawings/geometry/pen";
import { DEVICE_X, ROW } from "@/drawings/wiring/bus-layout";
import type { Stubs } from "@/drawings/wiring/schematic";
import { type Given, pin } from "./pin";

/** Wires whose far end is only named. */
export function stubBlock({ block: { terminals, to, via }, y }: Omit<Given<Stubs>, "xOf">): Marks {
  const end = y + (terminals.length - 1) * ROW;
  const left = via ? 172 : 206;
  return [
    terminals.map((name, index) => {
      const at = y + index * ROW;
      const isFused = via === "fuse" && index === 0;
      return [
        wire(line(left, at, DEVICE_X, at)),
        isFused && [box("part", { x: 190, y: at - 5, w: 20, h: 10 }), wire(line(190, at, 210, at))],
        pin(at, name),
      ];
    }),
    wire(`M${left} ${num(y - 6)}h-5V${num(end + 6)}h5`),
    label(left - 11, (y + end) / 2 + 4.5, to, { anchor: "end" }),
  ];
}
