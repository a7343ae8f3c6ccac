import { PHASES } from "./blocks";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { BranchSchematic, Schematic, Side, Stage } from "./schematic";
import { mainTerminals, rowText, withoutStrip, worded } from "./table-terminals";
import { readTerminals } from "./terminals";
import type { Vocabulary } from "./vocabulary";

const REACTOR: Stage = { symbol: "reactor", name: "串联电抗器 L" };
const CAPACITOR: Stage = { symbol: "discharge", name: "电容器 C", terminals: "并接放电线圈" };
const EARTHING: Stage = { symbol: "earthing", name: "接地开关 QE" };
const ARRESTER: Stage = { symbol: "arrester", name: "氧化锌避雷器 FV" };

type Whole = Pick<BranchSchematic, "entry"> & { side?: Side[]; capacitor?: Stage };

const highVoltage = (
  caption: string,
  stages: Stage[],
  { entry, side, capacitor = CAPACITOR }: Whole = {},
): Schematic[] => [
  {
    kind: "branch",
    caption,
    lines: PHASES,
    stages: [...stages, capacitor],
    last: { name: "中性点不接地", ...(side && { side }) },
    end: "star",
    ...(entry && { entry }),
  },
];

/** A part with the row of the terminal table about it, if there is one. */
function withRow(product: DrawingProduct, stage: Stage, match: RegExp): Stage {
  const terminals = rowText(product, match);
  return terminals ? { ...stage, terminals } : stage;
}

/** Terminals of the controller, which are not in a phase. */
const controllerSide = ({ wirecontent }: DrawingProduct): Side[] =>
  readTerminals(wirecontent)
    .filter(({ job }) => /判据|电源|遥控/.test(job))
    .map((row) => ({ terminals: row.terminals.map(withoutStrip), to: worded(row) }));

/** Each capacitor has its own fuse beside it: a discharge coil must not be behind one of the fuses. */
const station = (product: DrawingProduct, behindDisconnector: Stage[] = []) =>
  highVoltage(
    `${product.model}：母线集中补偿，一组`,
    [
      withRow(product, { symbol: "voltage", name: "电压互感器 TV" }, /^TV/),
      { symbol: "disconnector", name: "隔离开关 QS" },
      ...behindDisconnector,
      { symbol: "contactor", name: "真空接触器 KM" },
      withRow(product, { symbol: "transformer", name: "电流互感器 1TA" }, /^1?TA/),
      ARRESTER,
      REACTOR,
      { symbol: "fuse", name: "外熔断器 FU", terminals: "每台电容器一只（外熔丝）" },
    ],
    {
      entry: mainTerminals(product, PHASES),
      side: controllerSide(product),
      capacitor: withRow(product, CAPACITOR, /^放电线圈/),
    },
  );

const line = (product: DrawingProduct) =>
  highVoltage(`${product.model}：跌落式熔断器在电源侧`, [
    { symbol: "dropOut", name: "跌落式熔断器" },
    { ...ARRESTER, name: "避雷器 FV" },
    withRow(product, { symbol: "voltage", name: "电压互感器 TV" }, /^控制箱/),
    { symbol: "contactor", name: "真空开关 KM" },
    { ...REACTOR, terminals: "1%（限涌流）或6%" },
  ]);

/** Fuse and contactor are a combination, in which the fuse comes first and protects the contactor. */
const motor = (product: DrawingProduct) =>
  highVoltage(`${product.model}：与电动机并联，同投同退`, [
    withRow(product, { symbol: "breaker", name: "电动机断路器 QF" }, /联锁/),
    { symbol: "motor", name: "高压电动机" },
    { symbol: "fuse", name: "熔断器 FU" },
    { symbol: "contactor", name: "真空接触器 KM" },
    withRow(product, { symbol: "transformer", name: "电流互感器 TA" }, /^TA/),
    REACTOR,
  ]);

/** Compensation at 6 and 10 kV. */
export const HIGH_VOLTAGE_WIRING = {
  "highVoltage:station": (product) => station(product),
  "highVoltage:station:earthingSwitch": (product) => station(product, [EARTHING]),
  "highVoltage:line": line,
  "highVoltage:motor": motor,
} as const satisfies Vocabulary;
