import { FOUR } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { supply, voltages } from "./meter-blocks";
import type { Block, BusSchematic } from "./schematic";
import { furtherStubs, rowOf, rowsOf, sampling, spreadOut } from "./table-terminals";
import type { Vocabulary } from "./vocabulary";

const onIncomer = (
  product: DrawingProduct,
  blocks: Block[],
  caption: string,
  source: string,
): BusSchematic[] => [
  {
    kind: "bus",
    caption,
    lines: FOUR,
    source,
    load: "至电容柜与负荷",
    devices: [{ name: product.model, blocks }],
  },
];

const tapped = (lines: string[], terminals: string[]): Block => ({
  kind: "taps",
  lines,
  terminals,
  via: "fuse",
});
const fused = (terminals: string[]) => tapped(FOUR, terminals);

/** The voltage terminals by name, from a row that may name currents, too. */
const voltageNames = (product: DrawingProduct) => {
  const row = rowOf(product, /^电压/);
  return row ? spreadOut(row).filter((terminal) => terminal.startsWith("U")) : [];
};
const VOLTAGE_OR_SUPPLY = /^U|电压|工作电源/;

const busMaster = (product: DrawingProduct) => {
  const rows = rowsOf(product);
  const others = furtherStubs(product, VOLTAGE_OR_SUPPLY);
  return onIncomer(
    product,
    [sampling(product), fused(voltages(rows)), ...supply(rows), ...others],
    "总进线取样，互感器在电容柜电源侧",
    "总进线",
  );
};

const areaTerminal = (product: DrawingProduct) =>
  onIncomer(
    product,
    [fused(voltageNames(product)), sampling(product), ...furtherStubs(product, VOLTAGE_OR_SUPPLY)],
    "变压器低压侧取样，电压经熔断器",
    "变压器低压侧",
  );

/**
 * The common terminal of the relays is live: they switch the phase of the coils, whose other ends are connected to N.
 */
function relayOutputs(product: DrawingProduct): Block[] {
  const [common, first, ...others] = rowOf(product, /输出/)?.terminals ?? [];
  if (!common || !first) return [];
  const last = others.at(-1);
  const outputs = [first, ...(last ? [`${others[0]}~${last}`] : [])];
  return [
    tapped(["A"], [common]),
    { kind: "taps", lines: outputs.map(() => "N"), terminals: outputs, via: "coil", label: "接触器线圈" },
  ];
}

/** One phase current, and the voltage between the two other phases. */
const oneCurrent = (product: DrawingProduct) => {
  const voltage = rowOf(product, /电压/)?.terminals ?? [];
  const power = rowOf(product, /工作电源/)?.terminals;
  return onIncomer(
    product,
    [
      sampling(product),
      tapped(["B", "C"], voltage),
      ...(power ? [tapped(["A", "N"], power)] : []),
      ...relayOutputs(product),
      ...furtherStubs(product, /^U|电压|工作电源|输出/),
    ],
    "继电器输出；电流取A相，电压取B、C相线电压",
    "总进线",
  );
};

const threeCurrents = (product: DrawingProduct) =>
  onIncomer(
    product,
    [sampling(product), fused(voltageNames(product)), ...furtherStubs(product, VOLTAGE_OR_SUPPLY)],
    "三相电压、电流相别一一对应",
    "总进线",
  );

/** Controllers and terminals that sample the incomer. */
export const CONTROL_WIRING = {
  busMaster,
  areaTerminal,
  "controller:oneCurrent": oneCurrent,
  "controller:threeCurrents": threeCurrents,
} as const satisfies Vocabulary;
