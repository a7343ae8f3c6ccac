import { box, earth, junction, label, type Marks, path, wire } from "@/drawings/geometry/mark";
import { line, num } from "@/drawings/geometry/pen";
import { DEVICE_X, ROW, TIE_X } from "@/drawings/wiring/bus-layout";
import type { OpenDelta, Residual, Transformers } from "@/drawings/wiring/schematic";
import { type Given, pin } from "./pin";

/** Current transformers: P1 above, P2 below, both ends of each secondary straight to the device. */
export function transformerBlock({ block, y, xOf }: Given<Transformers>): Marks {
  const { lines, terminals, common, earthed } = block;
  const end = y + lines.length * 2 * ROW - ROW;
  const tied = earthed || common !== undefined;
  return [
    lines.map((name, index) => {
      const x = xOf(name);
      const s1 = y + index * 2 * ROW;
      const s2 = s1 + ROW;
      const last = index === lines.length - 1;
      const reach = common === undefined || last ? DEVICE_X : TIE_X;
      const winding = `M${num(DEVICE_X)} ${num(s1)}H${num(x + 7)}a5.5 5.5 0 0 0 0 11a5.5 5.5 0 0 0 0 11H${num(reach)}`;
      return [
        path("secondary", winding),
        tied && junction(TIE_X, s2),
        label(x - 4, s1 + 2, "P1", { anchor: "end" }),
        label(x - 4, s2 + 8, "P2", { anchor: "end" }),
        label(x + 11, s1 - 4, "S1"),
        label(x + 11, s2 - 4, "S2"),
        pin(s1, terminals[common === undefined ? index * 2 : index]),
        common === undefined && pin(s2, terminals[index * 2 + 1]),
        common !== undefined && last && pin(s2, common),
      ];
    }),
    tied && path("secondary", line(TIE_X, y + ROW, TIE_X, end)),
    earthed && earth(TIE_X, end),
  ];
}

/** A fuse in a horizontal wire; the wire is visible through it. */
const fuse = (x: number, y: number): Marks => [
  box("part", { x, y: y - 4.5, w: 20, h: 9 }),
  wire(line(x, y, x + 20, y)),
];

/** Primaries and secondaries in V/V between a, b and c; the middle one is b, which is earthed. */
export function openDeltaBlock({ block, y, xOf }: Given<OpenDelta>): Marks {
  const [middle, last] = [y + 2 * ROW, y + 4 * ROW];
  const coil = (x: number, at: number, sweep: 0 | 1) =>
    `M${x} ${num(at)}v5${`a5.7 5.7 0 0 ${sweep} 0 11.33`.repeat(3)}v5`;
  return [
    [y, middle, last].map((at, index) => {
      const x = xOf("ABC".charAt(index));
      return [
        wire(line(x, at, 146, at)),
        fuse(112, at),
        junction(x, at),
        path("secondary", line(162, at, DEVICE_X, at)),
        at !== middle && fuse(192, at),
        pin(at, block.terminals[index]),
      ];
    }),
    wire(coil(146, y, 1) + coil(146, middle, 1)),
    path("secondary", coil(162, y, 0) + coil(162, middle, 0)),
    [146, 162, 178].map((x) => junction(x, middle)),
    // Above the wire of c: an earth lead across it would look connected.
    path("secondary", line(178, middle, 178, middle + 12)),
    earth(178, middle + 12),
    label(154, y - 8, "TV", { anchor: "middle" }),
  ];
}

/** A window around all live conductors. */
export function residualBlock({ block, y, xOf }: Given<Residual>): Marks {
  const [left, right] = [xOf("A") - 12, xOf("N") + 12];
  const middle = (left + right) / 2;
  const lead = (from: number, at: number) =>
    `M${num(right - 3)} ${num(from)}L${num(right + 6)} ${num(at)}H${DEVICE_X}`;
  return [
    { kind: "ellipse", role: "window", x: middle, y: y + ROW / 2, rx: right - middle, ry: 10 },
    path("secondary", lead(y + 6, y) + lead(y + 16, y + ROW)),
    pin(y, block.terminals[0]),
    pin(y + ROW, block.terminals[1]),
  ];
}
