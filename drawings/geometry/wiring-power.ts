import { ABC, CLIPS, FIVE, FOUR, PAIRS, stub, X1 } from "./blocks";
import type { DrawingProduct } from "./drawing-product";
import { main, parallel, type Side, transformers } from "./parallel";
import type { Schematic, Stubs } from "./schematic";

const PLUS_MINUS = ["CTA+", "CTA-", "CTB+", "CTB-", "CTC+", "CTC-"];
const COMM = stub(["485A", "485B"], "通信");
const EPO = stub(["EPO"], "急停按钮");

const rackModule = (product: DrawingProduct, sides: Side[]): Schematic[] =>
  sides.map((side) =>
    parallel({
      product,
      sampling: transformers(PLUS_MINUS),
      taps: main(FOUR, [...ABC, "N"], "breaker"),
      side,
      stubs: [COMM, EPO],
    }),
  );

const hybridModule = (product: DrawingProduct): Schematic[] => [
  parallel({
    product,
    sampling: transformers(CLIPS),
    taps: main(FOUR, FOUR, "breaker"),
    side: "grid",
    stubs: [stub(["COM", "DO1~DO12"], "电容投切"), stub(["LAN"], "以太网")],
  }),
];

/** Wall units take their transformers through one six-pole plug. */
const wallUnit = (product: DrawingProduct, side: Side, extra: Stubs): Schematic[] => [
  parallel({
    product,
    lines: FIVE,
    sampling: transformers(PAIRS.map((name, index) => `CT航插${index + 1} ${name}`)),
    taps: main(FIVE, [...ABC, "N", "PE"], "breaker"),
    side,
    stubs: [extra],
    earth: false,
  }),
];

const outdoor = (product: DrawingProduct, stubs: Stubs[]): Schematic[] => [
  parallel({
    product,
    sampling: transformers(["CTA S1", "CTA S2", "CTB S1", "CTB S2", "CTC S1", "CTC S2"]),
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
    sampling: transformers(X1),
    taps: main(FIVE, [...ABC, "N", "PE"], "breaker"),
    side: "load",
    stubs: [stub(["X2"], "通信与急停"), stub(["X3"], "告警干接点")],
    earth: false,
  }),
];

/** Generators, filters and balancers that stand in parallel on the busbar, by third-level category. */
export const POWER_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
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
