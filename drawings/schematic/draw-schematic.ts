import type { Drawn } from "@/drawings/geometry/drawing";
import { listed } from "@/drawings/geometry/mark";
import { WIDTH } from "@/drawings/wiring/bus-layout";
import type { Schematic } from "@/drawings/wiring/schematic";
import { drawBranch } from "./draw-branch";
import { drawBus } from "./draw-bus";
import { drawChangeover } from "./draw-changeover";
import { drawNetwork } from "./draw-network";
import { drawThrough } from "./draw-through";
import type { Stack } from "./stack";

function stackOf(schematic: Schematic): Stack {
  switch (schematic.kind) {
    case "bus":
      return drawBus(schematic);
    case "branch":
      return drawBranch(schematic);
    case "through":
      return drawThrough(schematic);
    case "changeover":
      return drawChangeover(schematic);
    case "network":
      return drawNetwork(schematic);
  }
}

export function drawSchematic(schematic: Schematic): Drawn {
  const { height, marks } = stackOf(schematic);
  return { width: WIDTH, height: Math.ceil(height), weight: 1.2, marks: listed(marks) };
}
