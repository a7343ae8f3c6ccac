import { ABC, FIVE, FOUR, PAIRS, PHASES, stub, X1 } from "./blocks";
import type { DrawingProduct } from "./drawing-product";
import { main, parallel, transformers } from "./parallel";
import { assembledBranch } from "./wiring-branches";
import { readTerminals } from "./wiring-terminals";
import type { Block, BusSchematic, Device, Schematic, Stubs, Taps, Transformers } from "./schematic";

/** Three entries, the exits tied to the starred terminal. */
const TIED: Transformers = { ...transformers(["IA", "IB", "IC"]), common: "I*" };

/** Units on the busbar of a cabinet, chained; the sampling transformer on the incomer, before the cabinet. */
function chained(lines: string[], devices: Device[], caption: string): BusSchematic {
  return { kind: "bus", caption, lines, source: "总进线", load: "至其他负荷", devices, chain: "网络1/2" };
}

const unit = (
  name: string,
  lines: string[],
  via?: Taps["via"],
  before: Block[] = [],
  after: Block[] = [],
): Device => ({
  name,
  blocks: [...before, main(lines, [...ABC, "N"].slice(0, lines.length), via), ...after],
  earth: true,
});

/** Temperatures that a unit gives out, where its table has them. */
const outputs = ({ wirecontent }: DrawingProduct): Stubs[] =>
  readTerminals(wirecontent)
    .filter(({ job }) => job.includes("温度"))
    .map(({ terminals }) => stub(terminals, "温度输出"));

const sampledByFirst = (product: DrawingProduct): Schematic[] => {
  const sampling: Transformers = {
    kind: "transformers",
    lines: ["L1"],
    terminals: ["I+", "I-"],
    earthed: true,
  };
  const units = [
    unit(`${product.model} 主机`, PHASES, undefined, [sampling], outputs(product)),
    unit("2号从机", PHASES),
    unit("末台从机", PHASES),
  ];
  return [chained(PHASES, units, "总进线A相取样，各台经自带微断接母线并级联")];
};

const split = (product: DrawingProduct): Schematic[] => {
  const units = [unit(`${product.model} 主机`, FOUR, "breaker", [TIED]), unit("从机", FOUR, "breaker")];
  return [chained(FOUR, units, "总进线三相取样，四线接母线并级联")];
};

const sampledByController = (product: DrawingProduct): Schematic[] => {
  const controller: Device = {
    name: "集中测控装置",
    blocks: [{ kind: "transformers", lines: ["L1"], terminals: ["I*", "I"], earthed: true }],
  };
  const units = [
    unit(product.model, PHASES, "breaker", [], outputs(product)),
    unit("末台", PHASES, "breaker"),
  ];
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
        blocks: [{ ...main(PHASES, ABC, "plug"), label: "母线夹" }, stub(["二次插座1~8"], "通信与取样")],
        earth: true,
      },
    ],
  },
];

/** Whether the table calls the mains by L1, L2 and L3. */
const namesMains = ({ wirecontent }: DrawingProduct) =>
  readTerminals(wirecontent).some(({ terminals }) => terminals.includes("L1"));

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
      taps: main(FIVE, namesMains(product) ? FIVE : [...ABC, "N", "PE"], via),
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

/** Smart capacitors, their cabinets and boxes, by third-level category. */
export const CAPACITOR_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  202: smartCapacitor,
  203: split,
  204: (product) => {
    const stubs = [stub(["RS485 A", "RS485 B"], "上行通信"), stub(["DO1", "DO2"], "风机与告警")];
    return cabinet(product, TIED, stubs, "breaker");
  },
  206: (product) => {
    const sampling = transformers(X1);
    return cabinet(product, sampling, [stub(["X2"], "RS485上行"), stub(["X3"], "告警与风机")]);
  },
  207: (product) =>
    cabinet(product, transformers(PAIRS), [stub(["ANT"], "4G天线")], "breaker", "变压器低压侧"),
  211: (product) =>
    product.model.startsWith("LH-XCB") ? [assembledBranch(product)] : sampledByController(product),
  212: split,
};
