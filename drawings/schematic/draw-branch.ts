import {
  box,
  conductor,
  element,
  junction,
  label,
  type Marks,
  path,
  terminal,
  wire,
} from "@/drawings/geometry/mark";
import { line } from "@/drawings/geometry/pen";
import { WIDTH } from "@/drawings/wiring/bus-layout";
import type { BranchSchematic, Stage } from "@/drawings/wiring/schematic";
import { delta, motor, toNeutral, voltageTransformer } from "./branch-parts";
import { sidesHeight, stageTerminals } from "./stage-terminals";
import type { Stack } from "./stack";

const FIRST_BUS = 20;
const BUS_STEP = 18;
const COLUMN = 48;
const STAGE = 50;
const GANGED: readonly string[] = ["breaker", "contactor", "damped", "disconnector"];

/** The box of the product behind its part of the branch. */
const own = (y: number, h: number, [from, to]: readonly [number, number]) =>
  box("device", { x: from, y, w: to - from, h }, 3);

const names = (x: number, y: number, { name, terminals, own }: Omit<Stage, "symbol">): Marks => [
  label(x, terminals ? y - 3 : y + 4.5, name, { strong: own }),
  terminals && label(x, y + 14, terminals),
];

const heightOf = ({ side = [] }: Stage) => STAGE + sidesHeight(side);

/** Where the text of a stage starts: right of what is connected at its side. */
const NAMES_AT: Partial<Record<Stage["symbol"], number>> = { motor: 46, voltage: 46 };

/** The height of a product that has further elements below its first one. */
function ownHeight(stages: Stage[], index: number): number {
  const below = stages.slice(index + 1);
  const end = below.findIndex(({ inside }) => !inside);
  return [stages[index], ...(end < 0 ? below : below.slice(0, end))].reduce(
    (sum, stage) => sum + (stage ? heightOf(stage) : 0),
    0,
  );
}

type Row = { stage: Stage; xs: number[]; top: number; edge: number; ganged: boolean };

function stageRow({ stage, xs, top, edge, ganged }: Row): Marks {
  const { side = [], symbol } = stage;
  const [first = 0] = xs;
  const last = xs.at(-1) ?? 0;
  const y = top + STAGE / 2;
  const end = top + heightOf(stage);
  return [
    wire(xs.map((x) => line(x, top, x, y - 20) + line(x, y + 20, x, end)).join("")),
    xs.map((x) => element(symbol, x, y)),
    ganged && GANGED.includes(symbol) && path("ganged", line(first - 5, y, last - 5, y)),
    symbol === "motor" && motor(xs, y, edge),
    symbol === "voltage" && voltageTransformer(xs, y, edge),
    names(edge + (NAMES_AT[symbol] ?? 12), y, stage),
    stageTerminals(side, edge, top + STAGE),
  ];
}

/** The box of a product that is the whole branch, with its terminals at the upper edge. */
const frame = (top: number, foot: number, edge: number) =>
  box("device", { x: 12, y: top - 8, w: edge - 12, h: foot - top + 8 }, 3);
const terminalsAt = (top: number, xs: number[], names: string[]): Marks =>
  xs.map((x, index) => [terminal(x, top - 8), label(x - 6, top - 13, names[index] ?? "", { anchor: "end" })]);

/** A branch below its busbar, element by element, with the names beside them. */
export function drawBranch({ lines, stages, end, last, entry }: BranchSchematic): Stack {
  const hasNeutral = lines.includes("N");
  // N passes a product that is in the phases only, and enters one that contains the capacitors.
  const isPast = hasNeutral && stages.some(({ own }) => own);
  const from = isPast ? 36 : 12;
  const xs = lines.filter((name) => name !== "N").map((_, index) => from + 24 + index * COLUMN);
  const lastX = xs.at(-1) ?? 0;
  const neutral = hasNeutral ? (isPast ? 20 : lastX + 36) : undefined;
  const edge = (isPast ? lastX : (neutral ?? lastX)) + 30;
  const busOf = (index: number) => FIRST_BUS + index * BUS_STEP;
  const top = busOf(lines.length - 1) + (entry ? 40 : 16);
  const topOf = (index: number) => stages.slice(0, index).reduce((sum, stage) => sum + heightOf(stage), top);
  const foot = topOf(stages.length);
  const ganged = end !== "neutral";
  const star =
    xs.map((x) => line(x, foot, x, foot + 10)).join("") + line(xs[0] ?? 0, foot + 10, lastX, foot + 10);
  const marks: Marks = [
    entry && frame(top, foot + 56 + sidesHeight(last.side), edge),
    conductor(lines.map((_, index) => line(12, busOf(index), WIDTH - 34, busOf(index))).join("")),
    lines.map((name, index) => label(WIDTH - 28, busOf(index) + 4.5, name)),
    [...xs, ...(neutral === undefined ? [] : [neutral])].map((x, index) => [
      junction(x, busOf(index)),
      wire(line(x, busOf(index), x, x === neutral ? foot : top)),
    ]),
    entry && terminalsAt(top, xs, entry),
    last.own && own(foot + 1, 64, [from, edge]),
    stages.map(
      (stage, index) => stage.own && own(topOf(index) + 1, ownHeight(stages, index) - 2, [from, edge]),
    ),
    stages.map((stage, index) => stageRow({ stage, xs, top: topOf(index), edge, ganged })),
    end === "delta" && delta(xs, foot),
    end === "neutral" && neutral !== undefined && toNeutral(xs, neutral, foot),
    end === "star" && wire(star),
    names(edge + 12, end === "star" ? foot + 10 : foot + 32, last),
    stageTerminals(last.side ?? [], edge, foot + 42),
  ];
  const isOpen = end === "star" && !entry;
  return { height: foot + (isOpen ? 24 : 72) + sidesHeight(last.side), marks };
}
