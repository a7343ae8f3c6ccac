import { FOUR, PHASES } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { Block, BusSchematic, Stubs, Taps, Transformers } from "./schematic";

export const main = (lines: string[], terminals: string[], via?: Taps["via"]): Taps => ({
  kind: "taps",
  lines,
  terminals,
  ...(via && { via }),
});

/** One transformer in each phase. */
export const transformers = (terminals: string[], earthed = true): Transformers => ({
  kind: "transformers",
  lines: PHASES,
  terminals,
  earthed,
});

export type Side = "grid" | "load";
type Parallel = {
  product: DrawingProduct;
  lines?: string[];
  sampling: Transformers;
  taps: Taps;
  side: Side;
  stubs: Stubs[];
  source?: string;
  earth?: boolean;
};

/**
 * A product in parallel; the sampling transformers are upstream (grid) or downstream (load) of the point of connection.
 */
export function parallel({
  product,
  lines = FOUR,
  sampling,
  taps,
  side,
  stubs,
  source = "电网侧",
  earth = true,
}: Parallel): BusSchematic {
  const blocks: Block[] = side === "grid" ? [sampling, taps] : [taps, sampling];
  return {
    kind: "bus",
    caption: `${lines.includes("N") ? "三相四线" : "三相三线"}并联，互感器在${side === "grid" ? "电网侧" : "负荷侧"}取样`,
    lines,
    source,
    load: "负荷侧",
    devices: [{ name: product.model, blocks: [...blocks, ...stubs], earth }],
  };
}
