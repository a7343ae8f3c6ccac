import { label, type Marks, terminal } from "@/drawings/geometry/mark";
import { DEVICE_X } from "@/drawings/wiring/bus-layout";

/** The input for drawing a block of terminals: block, height of the first row, positions of the conductors. */
export type Given<Kind> = { block: Kind; y: number; xOf: (name: string) => number };

/** A terminal at the edge of a device, with its name inside. */
export const pin = (y: number, name = ""): Marks => [
  terminal(DEVICE_X, y),
  label(DEVICE_X + 9, y + 4.5, name),
];
