import { PHASES, stub } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { Block, BusSchematic } from "./schematic";
import { mainTerminals, sampling } from "./table-terminals";
import type { Vocabulary } from "./vocabulary";
import { readTerminals } from "./terminals";

const CAPTIONS = {
  grid: "母线并联接入，互感器在总进线",
  load: "母线并联接入，互感器在负荷侧",
  none: "母线并联接入，二次与生产线联锁",
};

/** The connection of a complete cabinet to the busbar, and the side with the transformers for its controller. */
function connected(product: DrawingProduct, side: keyof typeof CAPTIONS): BusSchematic[] {
  const taps: Block = {
    ...{ kind: "taps", lines: PHASES, terminals: mainTerminals(product, PHASES) },
    ...(side !== "none" && { via: "breaker" }),
  };
  const transformers = sampling(product);
  const measured = { grid: [transformers, taps], load: [taps, transformers], none: [taps] };
  const others = readTerminals(product.wirecontent).filter(({ job }) => /联锁|通信|电源/.test(job));
  return [
    {
      kind: "bus",
      caption: CAPTIONS[side],
      lines: PHASES,
      source: "总进线",
      load: "生产负荷",
      devices: [
        {
          name: product.model,
          blocks: [...measured[side], ...others.map(({ text, job }) => stub([text], job))],
          earth: true,
        },
      ],
    },
  ];
}

/** Complete cabinets with filters or fast compensation, on the busbar that they compensate. */
export const CABINET_WIRING = {
  connected: (product) => connected(product, "none"),
  "connected:grid": (product) => connected(product, "grid"),
  "connected:load": (product) => connected(product, "load"),
} as const satisfies Vocabulary;
