import type { Schematic } from "@/drawings/wiring/schematic";
import { drawBranch } from "./draw-branch";
import { drawBus } from "./draw-bus";
import { drawChangeover } from "./draw-changeover";
import type { Drawn } from "./drawn";
import { drawNetwork } from "./draw-network";
import { drawThrough } from "./draw-through";

export function drawSchematic(schematic: Schematic): Drawn {
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
