import type { DrawingProduct } from "./drawing-product";
import type { Block, BusSchematic, Device, Schematic, Stubs } from "./schematic";
import { named, readTerminals, type TerminalRow } from "./wiring-terminals";

const PHASES = ["L1", "L2", "L3"];
const FOUR = [...PHASES, "N"];
const VOLTAGES = ["UA", "UB", "UC", "UN"];

/** In and out of each phase: with numbers where the text pairs them, by name where it does not. */
function currents(rows: TerminalRow[], phases = ["A", "B", "C"]) {
  const names = phases.flatMap((phase) => [`I${phase}*`, `I${phase}`]);
  const job = /^(?!.*回零).*(电流|I[ABC]进|I[ABC]\*)/;
  return (
    named(
      rows,
      job,
      names.map((name) => name.replace("*", "")),
    ) ?? names
  );
}

const voltages = (rows: TerminalRow[]) =>
  named(rows, /^(?!.*电流)(UA|电压|.*公共电压)/, VOLTAGES) ?? VOLTAGES;

const supply = (rows: TerminalRow[]): Stubs[] => {
  if (!rows.some(({ job }) => job.includes("工作电源"))) return [];
  const terminals = named(rows, /工作电源/, ["L", "N"]) ?? ["L", "N"];
  return [{ kind: "stubs", terminals, to: "工作电源", via: "fuse" }];
};

const COMMUNICATION = /RS485|通信|抄表|本地/;

const bus485 = (rows: TerminalRow[]): Stubs[] => {
  const row = rows.find(({ job }) => COMMUNICATION.test(job));
  if (!row) return [];
  const numbers = row.terminals.filter((terminal) => /^\d+$/.test(terminal));
  if (numbers.length > 3) return [{ kind: "stubs", terminals: [row.text], to: row.job }];
  const names = ["A", "B", "屏蔽"].slice(0, Math.max(2, numbers.length));
  return [
    {
      kind: "stubs",
      terminals: names.map((name, index) => `${numbers[index] ?? "485"} ${name}`),
      to: "RS485总线",
    },
  ];
};

/** Every further row of the table by its own words: pulses, relays, Ethernet, aerials. */
const further = (rows: TerminalRow[]): Stubs[] =>
  rows
    .filter(({ job }) => !/电压|电流|^U|^I|工作电源|^抄表/.test(job) && !COMMUNICATION.test(job))
    .map(({ text, job }) => ({ kind: "stubs", terminals: [text], to: job.replace(/（.*?）/g, "") }));

const meterDevice = (product: DrawingProduct, blocks: Block[], rows: TerminalRow[]): Device => ({
  name: product.model,
  blocks: [...blocks, ...supply(rows), ...bus485(rows), ...further(rows)],
});

/** Voltages through fuses, currents through three transformers. */
export function fourWire(product: DrawingProduct, source = "电源侧"): BusSchematic {
  const rows = readTerminals(product.wirecontent);
  const blocks: Block[] = [
    { kind: "taps", lines: FOUR, terminals: voltages(rows), via: "fuse" },
    { kind: "transformers", lines: PHASES, terminals: currents(rows), earthed: true },
  ];
  return {
    kind: "bus",
    caption: "三相四线，电流经互感器接入",
    lines: FOUR,
    source,
    load: "负荷侧",
    devices: [meterDevice(product, blocks, rows)],
  };
}

/** Two voltage transformers in V/V and transformers on A and C. Panel meters take b at the place of N. */
export function threeWire(product: DrawingProduct): BusSchematic {
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
    { kind: "transformers", lines: ["A", "C"], terminals: pairs, earthed: true },
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

/** Standard order of a transformer-connected energy meter: in, voltage, out of each phase, then N. */
const energyMeter = (product: DrawingProduct): BusSchematic => {
  const base = fourWire(product);
  const rows = readTerminals(product.wirecontent);
  const blocks: Block[] = [
    { kind: "taps", lines: FOUR, terminals: ["2 UA", "5 UB", "8 UC", "10 UN"], via: "fuse" },
    {
      kind: "transformers",
      lines: PHASES,
      terminals: ["1 IA", "3 IA", "4 IB", "6 IB", "7 IC", "9 IC"],
      earthed: true,
    },
    ...bus485(rows),
  ];
  return { ...base, devices: [{ name: product.model, blocks }] };
};

const motor = (product: DrawingProduct): BusSchematic => {
  const rows = readTerminals(product.wirecontent);
  const blocks: Block[] = [
    { kind: "transformers", lines: PHASES, terminals: currents(rows), earthed: true },
    ...supply(rows),
    { kind: "stubs", terminals: ["9", "10", "11"], to: "继电器1、2输出" },
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

const ammeter = (product: DrawingProduct): BusSchematic => ({
  kind: "bus",
  caption: "串接在电流互感器二次回路",
  lines: PHASES,
  source: "电源侧",
  load: "负荷侧",
  devices: [
    {
      name: product.model,
      blocks: [
        { kind: "transformers", lines: ["L1"], terminals: ["3 I进", "4 I出"], earthed: true },
        ...supply(readTerminals(product.wirecontent)),
        { kind: "stubs", terminals: ["5", "6"], to: "报警或变送" },
      ],
    },
  ],
});

const voltmeter = (product: DrawingProduct): BusSchematic => {
  const rows = readTerminals(product.wirecontent);
  return {
    ...fourWire(product),
    caption: "三相四线，电压经熔断器接入",
    devices: [
      meterDevice(product, [{ kind: "taps", lines: FOUR, terminals: voltages(rows), via: "fuse" }], rows),
    ],
  };
};

/** Split cores clip on; their secondaries end in the plugs of the meter. */
export function splitCores(
  product: DrawingProduct,
  extra: Stubs[],
  terminals: string[],
  load = "负荷侧",
): BusSchematic {
  const blocks: Block[] = [
    { kind: "taps", lines: FOUR, terminals: VOLTAGES, via: "fuse" },
    { kind: "transformers", lines: PHASES, terminals, earthed: false },
    ...extra,
  ];
  return {
    kind: "bus",
    caption: "三相四线，开口式互感器箭头指向负荷",
    lines: FOUR,
    source: "断路器负荷侧",
    load,
    devices: [{ name: product.model, blocks }],
  };
}

const CLIPS = ["CT1 S1", "CT1 S2", "CT2 S1", "CT2 S2", "CT3 S1", "CT3 S2"];
const SLOTS = ["槽1 S1", "槽1 S2", "槽2 S1", "槽2 S2", "槽3 S1", "槽3 S2"];
const stub = (terminals: string[], to: string): Stubs => ({ kind: "stubs", terminals, to });

const single = (product: DrawingProduct): Schematic => {
  const switched = product.model.startsWith("LH-DM2P");
  const pole = switched ? "contact" : "line";
  const [lineIn, lineOut, neutralIn, neutralOut] = switched ? ["L", "L", "N", "N"] : ["1", "3", "4", "6"];
  return {
    kind: "through",
    caption: switched ? "单相直接接入，相线经内部继电器" : "单相直接接入，上进下出",
    source: "电源",
    load: "负荷",
    name: product.model,
    lines: [
      { name: "L", top: lineIn, bottom: lineOut, pole },
      { name: "N", top: neutralIn, bottom: neutralOut, pole: "line" },
    ],
    side: [
      switched
        ? { terminals: ["485 A", "485 B"], to: "抄表总线" }
        : { terminals: ["7 A", "8 B"], to: "RS485" },
      ...(switched ? [{ terminals: ["ANT"], to: "LoRa" }] : []),
    ],
  };
};

const direct = (product: DrawingProduct): Schematic => ({
  kind: "through",
  caption: "三相四线直接接入，同一相进出在同一列",
  source: "电源",
  load: "负荷",
  name: product.model,
  lines: [
    { name: "L1", top: "1", bottom: "4", pole: "line" },
    { name: "L2", top: "2", bottom: "5", pole: "line" },
    { name: "L3", top: "3", bottom: "6", pole: "line" },
    { name: "N", top: "7", bottom: "", pole: "open" },
  ],
  side: [{ terminals: ["8 A", "9 B"], to: "RS485" }],
});

const HIGH_VOLTAGE = /V\/V接线|10 kV进线经PT/;
const BOTH = /三相三线/;

const panelMeter = (product: DrawingProduct): Schematic[] => {
  if (product.model.startsWith("LH-PM72D")) return [motor(product)];
  if (HIGH_VOLTAGE.test(product.wirecontent)) return [threeWire(product), fourWire(product)];
  return BOTH.test(product.wirecontent) ? [fourWire(product), threeWire(product)] : [fourWire(product)];
};

/** Meters by third-level category. */
export const METER_WIRING: Readonly<Record<number, (product: DrawingProduct) => Schematic[]>> = {
  229: (product) => [fourWire(product), threeWire(product)],
  245: panelMeter,
  246: panelMeter,
  247: panelMeter,
  249: (product) => [single(product)],
  250: (product) => [product.model.startsWith("LH-DM3C") ? fourWire(product) : direct(product)],
  252: (product) => [product.model.startsWith("LH-TM33") ? threeWire(product) : energyMeter(product)],
  254: (product) => [product.model.startsWith("LH-DA") ? ammeter(product) : voltmeter(product)],
  256: (product) =>
    product.model.startsWith("LH-WM41")
      ? [
          splitCores(
            product,
            [stub(["2~4路CT"], "其余设备"), stub(["485 A", "485 B"], "扩展")],
            CLIPS,
            "设备1",
          ),
        ]
      : [
          splitCores(
            product,
            [stub(["T1~T4"], "测温探头"), stub(["485 A", "485 B"], "本地总线"), stub(["ANT"], "4G天线")],
            CLIPS,
          ),
        ],
  257: (product) => [splitCores(product, [stub(["ANT"], "LoRa天线")], CLIPS)],
  259: (product) => [
    splitCores(
      product,
      [stub(["槽4~12"], "其余回路互感器"), stub(["LAN1/2", "485"], "监控系统")],
      SLOTS,
      "回路1",
    ),
  ],
};
