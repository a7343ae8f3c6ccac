import { conductor, device, earth, label, type Marks, towards, wire } from "@/drawings/geometry/mark";
import { line } from "@/drawings/geometry/pen";
import { DEVICE_WIDTH, DEVICE_X, layoutBus } from "@/drawings/wiring/bus-layout";
import type { BusSchematic } from "@/drawings/wiring/schematic";
import { busBlock } from "./bus-block";
import type { Stack } from "./stack";

/** Conductors on the left, the product beside them, every wire straight across. */
export function drawBus(schematic: BusSchematic): Stack {
  const { source, load, chain } = schematic;
  const { devices, conductors, busTop, busEnd, height } = layoutBus(schematic);
  const xOf = (name: string) => conductors.find((conductor) => conductor.name === name)?.x ?? 0;
  const middle = DEVICE_X + DEVICE_WIDTH / 2;
  const marks: Marks = [
    label(12, 14, source),
    conductor(conductors.map(({ x }) => line(x, busTop, x, busEnd)).join("")),
    conductors.map(({ name, x }) => [
      label(x, 34, name, { anchor: "middle" }),
      load !== "" && towards(x, busEnd),
    ]),
    load && label(12, busEnd + 24, load),
    devices.map(({ name, y, h, blocks, earth: isEarthed }, index) => {
      const bottom = y + h;
      const next = devices[index + 1];
      return [
        device({ x: DEVICE_X, y, w: DEVICE_WIDTH, h }, name),
        blocks.map((placed) => busBlock(placed, xOf)),
        isEarthed && [earth(DEVICE_X + 18, bottom), label(DEVICE_X + 32, bottom + 15, "PE")],
        chain &&
          next && [
            wire(line(middle + 50, bottom, middle + 50, next.y)),
            label(middle + 45, (bottom + next.y) / 2 + 4.5, chain, { anchor: "end" }),
          ],
      ];
    }),
  ];
  return { height, marks };
}
