import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { Schematic } from "@/drawings/geometry/schematic";
import { wiringOf } from "@/drawings/geometry/wiring";
import { BranchDrawing } from "./branch-drawing";
import { BusDrawing } from "./bus-drawing";
import { ChangeoverDrawing } from "./changeover-drawing";
import styles from "./drawing.module.css";
import { NetworkDrawing } from "./network-drawing";
import { ThroughDrawing } from "./through-drawing";

function SchematicDrawing({ schematic, product }: { schematic: Schematic; product: string }) {
  switch (schematic.kind) {
    case "bus":
      return <BusDrawing schematic={schematic} product={product} />;
    case "branch":
      return <BranchDrawing schematic={schematic} product={product} />;
    case "through":
      return <ThroughDrawing schematic={schematic} product={product} />;
    case "changeover":
      return <ChangeoverDrawing schematic={schematic} product={product} />;
    case "network":
      return <NetworkDrawing schematic={schematic} product={product} />;
  }
}

/** Wiring schematics of a product; nothing where it has no wiring text. */
export function WiringDrawing({ product }: { product: DrawingProduct }) {
  const schematics = wiringOf(product);
  if (schematics.length === 0) return null;
  return (
    <div className={styles.figures}>
      {schematics.map((schematic) => (
        <SchematicDrawing key={schematic.caption} schematic={schematic} product={product.title} />
      ))}
    </div>
  );
}
