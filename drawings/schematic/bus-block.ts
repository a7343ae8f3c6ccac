import type { Marks } from "@/drawings/geometry/mark";
import type { PlacedBlock } from "@/drawings/wiring/bus-layout";
import { stubBlock } from "./stub-block";
import { tapBlock } from "./tap-block";
import { openDeltaBlock, residualBlock, transformerBlock } from "./transformer-block";

export function busBlock({ block, y }: PlacedBlock, xOf: (name: string) => number): Marks {
  switch (block.kind) {
    case "taps":
      return tapBlock({ block, y, xOf });
    case "transformers":
      return transformerBlock({ block, y, xOf });
    case "openDelta":
      return openDeltaBlock({ block, y, xOf });
    case "residual":
      return residualBlock({ block, y, xOf });
    case "stubs":
      return stubBlock({ block, y });
  }
}
