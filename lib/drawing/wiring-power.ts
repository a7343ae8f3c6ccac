import type { DrawingProduct } from "./drawing-product";
import type { Block, BusSchematic, Device, Schematic, Stubs, Taps, Transformers } from "./schematic";

const PHASES = ["L1", "L2", "L3"];
const FOUR = [...PHASES, "N"];
const FIVE = [...FOUR, "PE"];
const ABC = ["A", "B", "C"];

const stub = (terminals: string[], to: string): Stubs => ({ kind: "stubs", terminals, to });
const main = (lines: string[], terminals: string[], via?: Taps["via"]): Taps => ({
  kind: "taps",
  lines,
  terminals,
  ...(via && { via }),
});
const cts = (terminals: string[], earthed = true): Transformers => ({
  kind: "transformers",
  lines: PHASES,
  terminals,
  earthed,
});
const common = (terminals: string[], star: string): Transformers => ({ ...cts(terminals), common: star });

type Parallel = {
  product: DrawingProduct;
  lines?: string[];
  sampling: Transformers;
  taps: Taps;
  side: "grid" | "load";
  stubs: Stubs[];
  source?: string;
  earth?: boolean;
};

/** Connected in parallel; the sampling transformers sit before (grid) or behind (load) the point of connection. */
function parallel({
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
    caption: side === "grid" ? "并联接入，互感器在电网侧取样" : "并联接入，互感器在负荷侧取样",
    lines,
    source,
    load: "负荷侧",
    devices: [{ name: product.model, blocks: [...blocks, ...stubs], earth }],
  };
}

const PLUS_MINUS = ["CTA+", "CTA-", "CTB+", "CTB-", "CTC+", "CTC-"];
const PAIRS = ["IA*", "IA", "IB*", "IB", "IC*", "IC"];
const X1 = PAIRS.map((name) => `X1 ${name}`);
const COMM = stub(["485A", "485B"], "通信");
const EPO = stub(["EPO"], "急停按钮");

const rackModule = (product: DrawingProduct, sides: Parallel["side"][]): Schematic[] =>
  sides.map((side) =>
    parallel({
      product,
      sampling: cts(PLUS_MINUS),
      taps: main(FOUR, [...ABC, "N"], "breaker"),
      side,
      stubs: [COMM, EPO],
    }),
  );

const hybridModule = (product: DrawingProduct): Schematic[] => [
  parallel({
    product,
    sampling: cts(["CT1 S1", "CT1 S2", "CT2 S1", "CT2 S2", "CT3 S1", "CT3 S2"]),
    taps: main(FOUR, FOUR, "breaker"),
    side: "grid",
    stubs: [stub(["COM", "DO1~DO12"], "电容投切"), stub(["LAN"], "以太网")],
  }),
];

/** Wall units take their transformers through one six-pole plug. */
const wallUnit = (product: DrawingProduct, side: Parallel["side"], extra: Stubs): Schematic[] => [
  parallel({
    product,
    lines: FIVE,
    sampling: cts(PAIRS.map((name) => `航插 ${name}`)),
    taps: main(FIVE, [...ABC, "N", "PE"], "breaker"),
    side,
    stubs: [extra],
    earth: false,
  }),
];

const outdoor = (product: DrawingProduct, stubs: Stubs[]): Schematic[] => [
  parallel({
    product,
    sampling: cts(["CTA S1", "CTA S2", "CTB S1", "CTB S2", "CTC S1", "CTC S2"], false),
    taps: main(FOUR, [...ABC, "N"], "breaker"),
    side: "grid",
    stubs,
    source: "变压器低压侧",
  }),
];

const filterCabinet = (product: DrawingProduct): Schematic[] => [
  parallel({
    product,
    lines: FIVE,
    sampling: cts(X1),
    taps: main(FIVE, [...ABC, "N", "PE"], "breaker"),
    side: "load",
    stubs: [stub(["X2"], "通信与急停"), stub(["X3"], "告警干接点")],
    earth: false,
  }),
];

/** Units on the busbar of a cabinet, chained; the sampling transformer on the incomer, before the cabinet. */
function chained(lines: string[], devices: Device[], caption: string): BusSchematic {
  return { kind: "bus", caption, lines, source: "总进线", load: "至其他负荷", devices, chain: "RJ45" };
}

const unit = (name: string, lines: string[], via?: Taps["via"], before: Block[] = []): Device => ({
  name,
  blocks: [...before, main(lines, [...ABC, "N"].slice(0, lines.length), via)],
  earth: true,
});

const sampledByFirst = (product: DrawingProduct): Schematic[] => {
  const sampling: Transformers = {
    kind: "transformers",
    lines: ["L1"],
    terminals: ["I+", "I-"],
    earthed: true,
  };
  const units = [
    unit(`${product.model} 主机`, PHASES, undefined, [sampling]),
    unit("2号从机", PHASES),
    unit("末台从机", PHASES),
  ];
  return [chained(PHASES, units, "总进线A相取样，各台经自带微断接母线并级联")];
};

const split = (product: DrawingProduct): Schematic[] => {
  const sampling = common(["IA", "IB", "IC"], "I*");
  const units = [unit(`${product.model} 主机`, FOUR, "breaker", [sampling]), unit("从机", FOUR, "breaker")];
  return [chained(FOUR, units, "总进线三相取样，四线接母线并级联")];
};

const sampledByController = (product: DrawingProduct): Schematic[] => {
  const controller: Device = {
    name: "集中测控装置",
    blocks: [{ kind: "transformers", lines: ["L1"], terminals: ["I*", "I"], earthed: true }],
  };
  const units = [unit(product.model, PHASES, "breaker"), unit("末台", PHASES, "breaker")];
  return [chained(PHASES, [controller, ...units], "总进线取样，各台经断路器接母线并级联")];
};

const drawer = (product: DrawingProduct): Schematic[] => [
  {
    kind: "bus",
    caption: "母线夹与二次插座随插入自动对接",
    lines: PHASES,
    source: "柜内母线",
    load: "至其他抽屉",
    devices: [
      {
        name: product.model,
        blocks: [main(PHASES, ABC, "plug"), stub(["二次插座1~8"], "通信与取样")],
        earth: true,
      },
    ],
  },
];

/** A complete cabinet or box on the low-voltage busbar. */
const cabinet = (
  product: DrawingProduct,
  sampling: Transformers,
  stubs: Stubs[],
  via?: Taps["via"],
  source = "总进线",
): Schematic[] => [
  {
    ...parallel({
      product,
      lines: FIVE,
      sampling,
      taps: main(FIVE, [...ABC, "N", "PE"], via),
      side: "grid",
      stubs,
      source,
      earth: false,
    }),
    caption: "总进线取样，互感器在电容柜电源侧",
  },
];

const smartCapacitor = (product: DrawingProduct) =>
  product.model.startsWith("LH-ZCM") ? drawer(product) : sampledByFirst(product);

/** Compensation, filters and balancers that stand in parallel on the busbar, by third-level category. */
export const POWER_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  202: smartCapacitor,
  203: split,
  204: (product) =>
    cabinet(
      product,
      common(["IA", "IB", "IC"], "I*"),
      [stub(["RS485 A", "RS485 B"], "上行通信"), stub(["DO1", "DO2"], "风机与告警")],
      "breaker",
    ),
  206: (product) => cabinet(product, cts(X1), [stub(["X2"], "RS485上行"), stub(["X3"], "告警与风机")]),
  207: (product) => cabinet(product, cts(PAIRS), [stub(["ANT"], "4G天线")], "breaker", "变压器低压侧"),
  211: sampledByController,
  212: split,
  221: (product) =>
    product.model.startsWith("LH-SVG-MH") ? hybridModule(product) : rackModule(product, ["grid", "load"]),
  222: (product) =>
    product.model.startsWith("LH-SVG-P") ? outdoor(product, []) : wallUnit(product, "grid", COMM),
  224: (product) =>
    product.model.startsWith("LH-APF-W")
      ? wallUnit(product, "load", stub(["蓝牙"], "调试"))
      : rackModule(product, ["load", "grid"]),
  225: filterCabinet,
  226: (product) => outdoor(product, [stub(["ANT"], "4G天线")]),
};
