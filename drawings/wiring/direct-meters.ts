import { FOUR, PHASES, stub } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { VOLTAGES } from "./meter-blocks";
import { transformers } from "./parallel";
import type { BusSchematic, Schematic, Stubs, Transformers } from "./schematic";
import { furtherStubs, rowOf, rowsOf, sampling, worded } from "./table-terminals";
import type { Vocabulary } from "./vocabulary";

const VOLTAGE = /电压/;

type Drawn = {
  secondaries?: Transformers;
  /** Further terminals besides voltages and transformers. */
  beside?: Stubs[];
  load?: string;
  cores?: "开口式" | "插接式";
};

/** Split cores are clipped on, others come with plugs; the secondaries of both end in the plugs of the meter. */
const splitCores = (
  product: DrawingProduct,
  { secondaries = sampling(product, false), beside = [], load = "负荷侧", cores = "开口式" }: Drawn = {},
): BusSchematic[] => [
  {
    kind: "bus",
    caption: `三相四线，${cores}互感器箭头指向负荷`,
    lines: FOUR,
    source: "断路器负荷侧",
    load,
    devices: [
      {
        name: product.model,
        blocks: [
          { kind: "taps", lines: FOUR, terminals: VOLTAGES, via: "fuse" },
          secondaries,
          ...beside,
          ...furtherStubs(product, VOLTAGE),
        ],
      },
    ],
  },
];

/** Two or more bus terminals, named A and B if the table only has their numbers. */
const busNames = (terminals: string[]) =>
  terminals.length === 2 && terminals.every((terminal) => /^\d+$/.test(terminal))
    ? [`${terminals[0]} A`, `${terminals[1]} B`]
    : terminals;

const others = (product: DrawingProduct) =>
  rowsOf(product)
    .filter(({ job }) => !/线|^N$/.test(job.replace("天线", "")) || /总线/.test(job))
    .map((row) => ({ terminals: busNames(row.terminals), to: worded(row) }));

/** Input and output terminals of a conductor: "1、3", "L进/L出". */
const ends = (product: DrawingProduct, job: RegExp) =>
  rowOf(product, job)?.terminals.flatMap((terminal) => terminal.split("/")) ?? [];

const singlePhase = (product: DrawingProduct, pole: "contact" | "line", caption: string): Schematic[] => {
  const [lineIn = "", lineOut = ""] = ends(product, /相线/);
  const [neutralIn = "", neutralOut = ""] = ends(product, /零线/);
  return [
    {
      kind: "through",
      caption,
      source: "电源",
      load: "负荷",
      name: product.model,
      lines: [
        { name: "L", top: lineIn, bottom: lineOut, pole },
        { name: "N", top: neutralIn, bottom: neutralOut, pole: "line" },
      ],
      side: others(product),
    },
  ];
};

const direct = (product: DrawingProduct): Schematic[] => {
  const entries = ends(product, /进线/);
  const exits = ends(product, /出线/);
  const neutral = ends(product, /^N$/)[0] ?? "";
  return [
    {
      kind: "through",
      caption: "三相四线直接接入，同一相进出在同一列",
      source: "电源",
      load: "负荷",
      name: product.model,
      lines: [
        ...PHASES.map((name, at) => ({
          ...{ name, top: entries[at] ?? "", bottom: exits[at] ?? "" },
          pole: "line" as const,
        })),
        { name: "N", top: neutral, bottom: "", pole: "open" },
      ],
      side: others(product),
    },
  ];
};

/** Only the first of several slots for transformers is drawn; the others are named. */
function slots(product: DrawingProduct): BusSchematic[] {
  const row = rowOf(product, /互感器/);
  const [, lead = "", first = "1", last = ""] = /^(\D*)(\d+)~(\d+)$/.exec(row?.text ?? "") ?? [];
  const secondaries = transformers(
    sampling({ ...product, wirecontent: "" }).terminals.map((name) => `${lead}${first} ${name}`),
    false,
  );
  const rest = stub([`${lead}${Number(first) + 1}~${last}`], "其余回路互感器");
  return splitCores(product, { secondaries, beside: [rest], load: "回路1", cores: "插接式" });
}

/** The transformers of the first device are drawn, those of the others are named. */
function severalDevices(product: DrawingProduct): BusSchematic[] {
  const beside = rowsOf(product)
    .filter(({ job }) => job.startsWith("其余"))
    .map((row) => stub([row.text], worded(row)));
  return splitCores(product, { beside, load: "设备1" });
}

/** Meters in series with the conductors, and meters with split cores. */
export const DIRECT_METER_WIRING = {
  singlePhase: (product) => singlePhase(product, "line", "单相直接接入，上进下出"),
  "singlePhase:relay": (product) => singlePhase(product, "contact", "单相直接接入，相线经内部继电器"),
  directThreePhase: direct,
  splitCores: (product) => splitCores(product),
  "splitCores:severalDevices": severalDevices,
  "splitCores:slots": slots,
} as const satisfies Vocabulary;
