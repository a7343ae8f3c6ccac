import { FOUR, PHASES, stub } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { bus485, currents, meterDevice, supply, VOLTAGES, voltages, withStars } from "./meter-blocks";
import { transformers } from "./parallel";
import type { Block, BusSchematic } from "./schematic";
import type { Vocabulary } from "./vocabulary";
import { fuseRating, named, readTerminals } from "./terminals";

/** Voltages through fuses with the rating from the text. */
const voltageTaps = ({ wirecontent }: DrawingProduct, terminals: string[]): Block => {
  const rating = fuseRating(wirecontent);
  return { kind: "taps", lines: FOUR, terminals, via: "fuse", ...(rating && { label: `FU ${rating}` }) };
};

/** Voltages through fuses, currents through three transformers. */
function fourWire(product: DrawingProduct, source = "电源侧"): BusSchematic {
  const rows = readTerminals(product.wirecontent);
  const blocks: Block[] = [voltageTaps(product, voltages(rows)), transformers(currents(rows))];
  return {
    kind: "bus",
    caption: "三相四线，电流经互感器接入",
    lines: FOUR,
    source,
    load: "负荷侧",
    devices: [meterDevice(product, blocks, rows)],
  };
}

/** Two voltage transformers in V/V, and current transformers in A and C. Panel meters have b at the terminal of N. */
function threeWire(product: DrawingProduct): BusSchematic {
  const rows = readTerminals(product.wirecontent);
  const [a, , c, n] = named(rows, /^(?!.*电流)(UA|电压)/, VOLTAGES) ?? [];
  const own = named(rows, /UA、UB、UC$/, ["UA", "UB", "UC"]);
  const terminals: [string, string, string] = own
    ? [own[0] ?? "UA", own[1] ?? "UB", own[2] ?? "UC"]
    : [a ?? "UA", n?.replace("UN", "UB") ?? "UB", c ?? "UC"];
  const all = currents(rows);
  const pairs = named(rows, /^I[AC]进/, ["IA", "IA", "IC", "IC"]) ?? [...all.slice(0, 2), ...all.slice(4, 6)];
  const blocks: Block[] = [
    { kind: "openDelta", terminals },
    { kind: "transformers", lines: ["A", "C"], terminals: withStars(pairs), earthed: true },
  ];
  return {
    kind: "bus",
    caption: "10 kV三相三线，电压互感器V/V接线",
    lines: ["A", "B", "C"],
    source: "10 kV电源侧",
    load: "负荷侧",
    devices: [meterDevice(product, blocks, rows)],
  };
}

/** Standard order of a transformer-connected energy meter: current in, voltage, current out of each phase, then N. */
const energyMeter = (product: DrawingProduct): BusSchematic => {
  const base = fourWire(product);
  const rows = readTerminals(product.wirecontent);
  const phases = named(rows, /^UA、UB、UC$/, VOLTAGES.slice(0, 3)) ?? VOLTAGES.slice(0, 3);
  const neutral = named(rows, /^UN$/, ["UN"]) ?? ["UN"];
  const blocks: Block[] = [
    { kind: "taps", lines: FOUR, terminals: [...phases, ...neutral], via: "fuse" },
    transformers(currents(rows)),
    ...bus485(rows),
  ];
  return { ...base, devices: [{ name: product.model, blocks }] };
};

const motor = (product: DrawingProduct): BusSchematic => {
  const rows = readTerminals(product.wirecontent);
  const blocks: Block[] = [
    transformers(currents(rows)),
    ...supply(rows),
    ...rows
      .filter(({ job }) => job.includes("继电器"))
      .map(({ terminals, job }) => stub(terminals, `${job}输出`)),
    ...bus485(rows),
  ];
  return {
    kind: "bus",
    caption: "电动机回路，电流经互感器接入",
    lines: PHASES,
    source: "电源侧",
    load: "至电动机",
    devices: [{ name: product.model, blocks }],
  };
};

const ammeter = (product: DrawingProduct): BusSchematic => {
  const rows = readTerminals(product.wirecontent);
  const terminals = named(rows, /电流/, ["I进", "I出"]) ?? ["I进", "I出"];
  const current: Block = { kind: "transformers", lines: ["A"], terminals, earthed: true };
  return {
    kind: "bus",
    caption: "串接在电流互感器二次回路",
    lines: PHASES,
    source: "电源侧",
    load: "负荷侧",
    devices: [meterDevice(product, [current], rows)],
  };
};

const voltmeter = (product: DrawingProduct): BusSchematic => {
  const rows = readTerminals(product.wirecontent);
  return {
    ...fourWire(product),
    caption: "三相四线，电压经熔断器接入",
    devices: [meterDevice(product, [voltageTaps(product, voltages(rows))], rows)],
  };
};

/** Meters with voltage and current transformers. */
export const METER_WIRING = {
  fourWire: (product) => [fourWire(product)],
  threeWire: (product) => [threeWire(product)],
  energyMeter: (product) => [energyMeter(product)],
  motorMeter: (product) => [motor(product)],
  ammeter: (product) => [ammeter(product)],
  voltmeter: (product) => [voltmeter(product)],
} as const satisfies Vocabulary;
