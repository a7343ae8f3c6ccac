import { device, junction, label, type Marks, path, terminal, wire } from "@/drawings/geometry/mark";
import { line } from "@/drawings/geometry/pen";
import type { NetworkSchematic, Side } from "@/drawings/wiring/schematic";
import type { Stack } from "./stack";

const NODE_WIDTH = 104;
const STEP = 52;
const TRUNK = 148;
const RECEIVER = 214;

/** Three arcs for the waves of an antenna. */
const waves = (x: number, y: number) =>
  wire(
    `M${x} ${y - 4}a6 6 0 0 1 0 8M${x + 5} ${y - 8}a11 11 0 0 1 0 16M${x + 10} ${y - 12}a16 16 0 0 1 0 24`,
  );

/** The supply terminals at the upper edge of the receiver. */
function supplyMarks({ terminals, to }: Side, y: number): Marks {
  const xs = terminals.map((_, index) => RECEIVER + 30 + index * 50);
  return [
    xs.map((x, index) => [
      wire(line(x, y - 20, x, y)),
      terminal(x, y),
      label(x + 6, y - 6, terminals[index] ?? ""),
    ]),
    wire(`M${(xs[0] ?? 0) - 6} ${y - 16}v-4H${(xs.at(-1) ?? 0) + 6}v4`),
    label(348, y - 26, to, { anchor: "end" }),
  ];
}

/** Devices on the left, their receiver on the right, and its uplink. */
export function drawNetwork(schematic: NetworkSchematic): Stack {
  const { nodes, link, linkName, receiver, supply, uplinks, uplinkTo } = schematic;
  const yOf = (index: number) => 44 + index * STEP;
  const bottom = yOf(nodes.length - 1);
  const middle = (yOf(0) + bottom) / 2;
  const wired = link === "wire";
  const waysOver = nodes.map((_, index) => line(146, yOf(index), RECEIVER - 6, middle)).join("");
  const marks: Marks = [
    nodes.map((name, index) => {
      const y = yOf(index);
      return [
        device({ x: 12, y: y - 17, w: NODE_WIDTH, h: 34 }),
        label(12 + NODE_WIDTH / 2, y + 4.5, name, { anchor: "middle" }),
        wired ? wire(line(12 + NODE_WIDTH, y, TRUNK, y)) : waves(124, y),
        wired && terminal(12 + NODE_WIDTH, y),
        wired && index > 0 && junction(TRUNK, y),
      ];
    }),
    wired && wire(line(TRUNK, yOf(0), TRUNK, bottom) + line(TRUNK, middle, RECEIVER, middle)),
    !wired && path("radio", waysOver),
    label((TRUNK + RECEIVER) / 2 + (wired ? 2 : 0), 14, linkName, { anchor: "middle" }),
    device({ x: RECEIVER, y: middle - 40, w: 134, h: 80 }),
    label(RECEIVER + 67, middle + 4.5, receiver, { anchor: "middle", strong: true }),
    wired && terminal(RECEIVER, middle),
    supply.map((side) => supplyMarks(side, middle - 40)),
    uplinks.map((name, index) => {
      const only = uplinks.length === 1;
      const x = RECEIVER + (only ? 67 : 40 * (index + 1));
      const before = only || index === 0;
      return [
        wire(line(x, middle + 40, x, bottom + 86)),
        terminal(x, middle + 40),
        label(x + (before ? -6 : 6), bottom + 62, name, { anchor: before ? "end" : "start" }),
      ];
    }),
    device({ x: 132, y: bottom + 86, w: 216, h: 36 }),
    label(240, bottom + 108.5, uplinkTo, { anchor: "middle" }),
  ];
  return { height: bottom + 138, marks };
}
