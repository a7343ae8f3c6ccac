import { FIVE, PHASES } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { main, parallel, type Side } from "./parallel";
import type { BusSchematic } from "./schematic";
import { furtherStubs, linesFor, mainTerminals, sampling } from "./table-terminals";
import type { Vocabulary } from "./vocabulary";

/** In parallel on the busbar; if PE is among the conductors, the case needs no separate earth. */
function onBusbar(
  product: DrawingProduct,
  side: Side,
  { lines = linesFor(product), source }: { lines?: string[]; source?: string } = {},
): BusSchematic[] {
  return [
    parallel({
      product,
      lines,
      sampling: sampling(product),
      taps: main(lines, mainTerminals(product, lines), "breaker"),
      side,
      stubs: furtherStubs(product),
      earth: lines.length < FIVE.length,
      ...(source && { source }),
    }),
  ];
}

/** Var generators, filters and balancers in parallel on the busbar; `threeWire`: ordered without a neutral. */
export const POWER_WIRING = {
  "parallel:grid": (product) => onBusbar(product, "grid"),
  "parallel:load": (product) => onBusbar(product, "load"),
  "parallel:grid:threeWire": (product) => onBusbar(product, "grid", { lines: PHASES }),
  "parallel:load:threeWire": (product) => onBusbar(product, "load", { lines: PHASES }),
  "parallel:transformer": (product) => onBusbar(product, "grid", { source: "变压器低压侧" }),
} as const satisfies Vocabulary;
