import type { PlacedBlock } from "@/drawings/wiring/bus-layout";
import { StubBlock } from "./stub-block";
import { TapBlock } from "./tap-block";
import { OpenDeltaBlock, ResidualBlock, TransformerBlock } from "./transformer-block";

export function BusBlock({
  placed: { block, y },
  xOf,
}: {
  placed: PlacedBlock;
  xOf: (name: string) => number;
}) {
  switch (block.kind) {
    case "taps":
      return <TapBlock block={block} y={y} xOf={xOf} />;
    case "transformers":
      return <TransformerBlock block={block} y={y} xOf={xOf} />;
    case "openDelta":
      return <OpenDeltaBlock block={block} y={y} xOf={xOf} />;
    case "residual":
      return <ResidualBlock block={block} y={y} xOf={xOf} />;
    case "stubs":
      return <StubBlock block={block} y={y} />;
  }
}
