import { FOUR, PAIRS, PHASES, stub } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { main, parallel, transformers } from "./parallel";
import type { Block, BusSchematic, Device, Stubs, Taps } from "./schematic";
import { furtherStubs, linesFor, mainTerminals, rowOf, sampling } from "./table-terminals";
import type { Vocabulary } from "./vocabulary";
import { readTerminals } from "./terminals";

/** Units on the busbar of a cabinet, daisy-chained; the sampling transformer is in the incomer, before the cabinet. */
const chained = (lines: string[], devices: Device[], caption: string): BusSchematic[] => [
  {
    ...{ kind: "bus", caption, lines, source: "总进线", load: "至其他负荷", devices },
    chain: { out: "网络2", into: "网络1" },
  },
];

const unit = (
  product: DrawingProduct,
  name: string,
  lines: string[],
  behind: Pick<Taps, "via" | "banks" | "inside"> = {},
  before: Block[] = [],
  after: Block[] = [],
): Device => ({
  name,
  blocks: [...before, { ...main(lines, mainTerminals(product, lines)), ...behind }, ...after],
  earth: true,
});

/** Temperature outputs and the second bus of a unit, if its table has them. */
const outputs = ({ wirecontent }: DrawingProduct): Stubs[] =>
  readTerminals(wirecontent).flatMap(({ terminals, job }) => {
    if (job.includes("温度")) return [stub(terminals, "温度输出")];
    return job.includes("RS485") ? [stub(terminals, "备用RS485")] : [];
  });

/** A number of banks behind the breaker of each unit. */
const byFirst = (product: DrawingProduct, banks: number) => {
  const first = { via: "ownBreaker", banks } as const;
  return chained(
    PHASES,
    [
      unit(product, `${product.model} 主机`, PHASES, first, [sampling(product)], outputs(product)),
      unit(product, "从机", PHASES, { inside: "机内同主机" }),
    ],
    `总进线A相取样，各台级联，机内QF后${banks > 1 ? "两路：K1接C1，K2接C2" : "经K接电容器C"}`,
  );
};

const perPhase = (product: DrawingProduct) =>
  chained(
    FOUR,
    [
      unit(product, `${product.model} 主机`, FOUR, { via: "breaker" }, [sampling(product)]),
      unit(product, "从机", FOUR, { via: "breaker" }),
    ],
    "总进线三相取样，四线接母线并级联",
  );

const byController = (product: DrawingProduct) => {
  const controller: Device = {
    name: "集中测控装置",
    out: "电容总线",
    blocks: [
      transformers(PAIRS),
      { kind: "taps", lines: FOUR, terminals: ["UA", "UB", "UC", "UN"], via: "fuse" },
    ],
  };
  const units = [
    unit(product, product.model, PHASES, { via: "breaker" }, [], outputs(product)),
    unit(product, "末台", PHASES, { via: "breaker" }),
  ];
  return chained(FOUR, [controller, ...units], "总进线三相取样，各台经断路器接母线并级联");
};

const drawer = (product: DrawingProduct, fused: boolean): BusSchematic[] => {
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
            { ...main(PHASES, mainTerminals(product, PHASES), "plug"), fused, label: "母线夹" },
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

/** Smart capacitors, and cabinets and boxes with them. */
export const CAPACITOR_WIRING = {
  "chained:byFirst": (product) => byFirst(product, 1),
  "chained:byFirst:twoBanks": (product) => byFirst(product, 2),
  "chained:perPhase": perPhase,
  "chained:byController": byController,
  drawer: (product) => drawer(product, false),
  "drawer:fused": (product) => drawer(product, true),
  capacitorCabinet: (product) => cabinet(product),
  "capacitorCabinet:breaker": (product) => cabinet(product, "breaker"),
  "capacitorCabinet:transformer": (product) => cabinet(product, "breaker", "变压器低压侧"),
} as const satisfies Vocabulary;
