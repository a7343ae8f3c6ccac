import { FOUR, PHASES, stub } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { main, parallel } from "./parallel";
import type { Block, BusSchematic, Device, Stubs, Taps } from "./schematic";
import { furtherStubs, linesFor, mainTerminals, rowOf, sampling } from "./table-terminals";
import type { Vocabulary } from "./vocabulary";
import { readTerminals } from "./terminals";

/** Units on the busbar of a cabinet, chained; the sampling transformer on the incomer, before the cabinet. */
const chained = (lines: string[], devices: Device[], caption: string): BusSchematic[] => [
  { kind: "bus", caption, lines, source: "总进线", load: "至其他负荷", devices, chain: "网络1/2" },
];

const unit = (
  product: DrawingProduct,
  name: string,
  lines: string[],
  via?: Taps["via"],
  before: Block[] = [],
  after: Block[] = [],
): Device => ({
  name,
  blocks: [...before, main(lines, mainTerminals(product, lines), via), ...after],
  earth: true,
});

/** Temperatures that a unit gives out, where its table has them. */
const outputs = ({ wirecontent }: DrawingProduct): Stubs[] =>
  readTerminals(wirecontent)
    .filter(({ job }) => job.includes("温度"))
    .map(({ terminals }) => stub(terminals, "温度输出"));

const byFirst = (product: DrawingProduct) =>
  chained(
    PHASES,
    [
      unit(product, `${product.model} 主机`, PHASES, "ownBreaker", [sampling(product)], outputs(product)),
      unit(product, "2号从机", PHASES, "ownBreaker"),
      unit(product, "末台从机", PHASES, "ownBreaker"),
    ],
    "总进线A相取样，各台接母线并级联，机内QF后为电容器C",
  );

const perPhase = (product: DrawingProduct) =>
  chained(
    FOUR,
    [
      unit(product, `${product.model} 主机`, FOUR, "breaker", [sampling(product)]),
      unit(product, "从机", FOUR, "breaker"),
    ],
    "总进线三相取样，四线接母线并级联",
  );

const byController = (product: DrawingProduct) => {
  const controller: Device = {
    name: "集中测控装置",
    blocks: [
      { kind: "transformers", lines: ["L1"], terminals: ["I*", "I"], earthed: true },
      { kind: "taps", lines: ["L2", "L3"], terminals: ["UB", "UC"], via: "fuse" },
    ],
  };
  const units = [
    unit(product, product.model, PHASES, "breaker", [], outputs(product)),
    unit(product, "末台", PHASES, "breaker"),
  ];
  return chained(PHASES, [controller, ...units], "总进线取样，各台经断路器接母线并级联");
};

const drawer = (product: DrawingProduct): BusSchematic[] => {
  const socket = rowOf(product, /取样/);
  return [
    {
      kind: "bus",
      caption: "母线夹与二次插座随插入自动对接",
      lines: PHASES,
      source: "柜内母线",
      load: "至其他抽屉",
      devices: [
        {
          name: product.model,
          blocks: [
            { ...main(PHASES, mainTerminals(product, PHASES), "plug"), label: "母线夹" },
            ...(socket ? [stub([socket.text], "通信与取样")] : []),
          ],
          earth: true,
        },
      ],
    },
  ];
};

/** A complete cabinet or box on the low-voltage busbar. */
const cabinet = (product: DrawingProduct, via?: Taps["via"], source = "总进线"): BusSchematic[] => {
  const lines = linesFor(product);
  return [
    {
      ...parallel({
        product,
        lines,
        sampling: sampling(product),
        taps: main(lines, mainTerminals(product, lines), via),
        side: "grid",
        stubs: furtherStubs(product),
        source,
        earth: false,
      }),
      caption: "总进线取样，互感器在电容柜电源侧",
    },
  ];
};

/** Smart capacitors, their cabinets and boxes. */
export const CAPACITOR_WIRING = {
  "chained:byFirst": byFirst,
  "chained:perPhase": perPhase,
  "chained:byController": byController,
  drawer,
  capacitorCabinet: (product) => cabinet(product),
  "capacitorCabinet:breaker": (product) => cabinet(product, "breaker"),
  "capacitorCabinet:transformer": (product) => cabinet(product, "breaker", "变压器低压侧"),
} as const satisfies Vocabulary;
