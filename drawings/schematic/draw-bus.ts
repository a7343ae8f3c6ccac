import {
  conductor,
  device,
  earth,
  label,
  type Marks,
  terminal,
  towards,
  wire,
} from "@/drawings/geometry/mark";
import { line } from "@/drawings/geometry/pen";
import { DEVICE_WIDTH, DEVICE_X, layoutBus } from "@/drawings/wiring/bus-layout";
import type { BusSchematic } from "@/drawings/wiring/schematic";
import { busBlock } from "./bus-block";
import type { Stack } from "./stack";

/** Connects a terminal of the upper device to one of the lower device. */
function link(from: number, out: string, to: number, into: string): Marks {
  const x = DEVICE_X + DEVICE_WIDTH - 8;
  return [
    wire(line(x, from, x, to)),
    [from, to].map((y) => terminal(x, y)),
    label(x - 6, from + 15, out, { anchor: "end" }),
    label(x - 6, to - 6, into, { anchor: "end" }),
  ];
}

/** Conductors on the left, products on the right, all wires horizontal. */
export function drawBus(schematic: BusSchematic): Stack {
  const { source, load, chain } = schematic;
  const { devices, conductors, busTop, busEnd, height } = layoutBus(schematic);
  const xOf = (name: string) => conductors.find((conductor) => conductor.name === name)?.x ?? 0;
  const marks: Marks = [
    label(12, 14, source),
    conductor(conductors.map(({ x }) => line(x, busTop, x, busEnd)).join("")),
    conductors.map(({ name, x }) => [
      label(x, 34, name, { anchor: "middle" }),
      load !== "" && towards(x, busEnd),
    ]),
    load && label(12, busEnd + 24, load),
    devices.map(({ name, y, h, blocks, earth: isEarthed }) => {
      const bottom = y + h;
      return [
        device({ x: DEVICE_X, y, w: DEVICE_WIDTH, h }, name),
        blocks.map((placed) => busBlock(placed, xOf)),
        isEarthed && [earth(DEVICE_X + 18, bottom), label(DEVICE_X + 32, bottom + 15, "PE")],
      ];
    }),
    chain &&
      devices.slice(1).map(({ y: to }, index) => {
        const upper = devices[index];
        return upper && link(upper.y + upper.h, upper.out ?? chain.out, to, chain.into);
      }),
  ];
  return { height, marks };
}
