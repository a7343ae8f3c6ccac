import { WIDTH } from "@/drawings/wiring/bus-layout";
import { line, num } from "@/drawings/geometry/pen";
import type { BranchSchematic, Stage } from "@/drawings/wiring/schematic";
import { Delta, Motor, ToNeutral, VoltageTransformer } from "./branch-parts";
import type { Drawn } from "./drawn";
import { StageTerminals, sidesHeight } from "./stage-terminals";
import { Conductor, Element, Junction, Label, Wire } from "./symbols";
import { DEVICE } from "./paint";

const FIRST_BUS = 20;
const BUS_STEP = 18;
const COLUMN = 48;
const STAGE = 50;
const GANGED: readonly string[] = ["breaker", "contactor", "damped", "disconnector"];

type Columns = { xs: number[]; edge: number };

function Own({ y, h, edge }: { y: number; h: number; edge: number }) {
  return (
    <rect {...DEVICE} x="12" y={num(y)} width={num(edge - 12)} height={num(h)} rx="3" strokeWidth="1.5" />
  );
}

function Names({ x, y, name, terminals, own }: Omit<Stage, "symbol"> & { x: number; y: number }) {
  return (
    <>
      <Label x={x} y={terminals ? y - 3 : y + 4.5} strong={own}>
        {name}
      </Label>
      {terminals && (
        <Label x={x} y={y + 14}>
          {terminals}
        </Label>
      )}
    </>
  );
}

const heightOf = ({ side = [] }: Stage) => STAGE + sidesHeight(side);

/** Where the words of a stage begin: past what hangs at its side. */
const NAMES_AT: Partial<Record<Stage["symbol"], number>> = { motor: 46, voltage: 46 };

type Row = Columns & { stage: Stage; top: number; ganged: boolean };

function StageRow({ stage, xs, top, edge, ganged }: Row) {
  const { side = [], symbol } = stage;
  const [first = 0] = xs;
  const last = xs.at(-1) ?? 0;
  const y = top + STAGE / 2;
  const end = top + heightOf(stage);
  return (
    <>
      {stage.own && <Own y={top + 1} h={heightOf(stage) - 2} edge={edge} />}
      <Wire d={xs.map((x) => line(x, top, x, y - 20) + line(x, y + 20, x, end)).join("")} />
      {xs.map((x) => (
        <Element key={x} name={symbol} x={x} y={y} />
      ))}
      {ganged && GANGED.includes(symbol) && (
        <path strokeDasharray="4 3" d={line(first - 5, y, last - 5, y)} />
      )}
      {symbol === "motor" && <Motor xs={xs} y={y} edge={edge} />}
      {symbol === "voltage" && <VoltageTransformer xs={xs} y={y} edge={edge} />}
      <Names x={edge + (NAMES_AT[symbol] ?? 12)} y={y} {...stage} />
      <StageTerminals sides={side} x={edge} y={top + STAGE} />
    </>
  );
}

/** A branch below its busbar, element by element, each named beside it. */
export function drawBranch(schematic: BranchSchematic): Drawn {
  const { lines, stages, end, last } = schematic;
  const xs = lines.filter((name) => name !== "N").map((_, index) => 36 + index * COLUMN);
  const neutral = lines.includes("N") ? (xs.at(-1) ?? 0) + 36 : undefined;
  const edge = (neutral ?? xs.at(-1) ?? 0) + 30;
  const busOf = (index: number) => FIRST_BUS + index * BUS_STEP;
  const top = busOf(lines.length - 1) + 16;
  const topOf = (index: number) => stages.slice(0, index).reduce((sum, stage) => sum + heightOf(stage), top);
  const foot = topOf(stages.length);
  const height = end === "star" ? foot + 24 : foot + 72;
  const marks = (
    <>
      <Conductor d={lines.map((_, index) => line(12, busOf(index), WIDTH - 34, busOf(index))).join("")} />
      {lines.map((name, index) => (
        <Label key={name} x={WIDTH - 28} y={busOf(index) + 4.5}>
          {name}
        </Label>
      ))}
      {[...xs, ...(neutral === undefined ? [] : [neutral])].map((x, index) => (
        <g key={x}>
          <Junction x={x} y={busOf(index)} />
          <Wire d={line(x, busOf(index), x, x === neutral ? foot : top)} />
        </g>
      ))}
      {last.own && <Own y={foot + 1} h={64} edge={edge} />}
      {stages.map((stage, index) => (
        <StageRow
          key={stage.name}
          stage={stage}
          xs={xs}
          top={topOf(index)}
          edge={edge}
          ganged={end !== "neutral"}
        />
      ))}
      {end === "delta" && <Delta xs={xs} y={foot} />}
      {end === "neutral" && neutral !== undefined && <ToNeutral xs={xs} neutral={neutral} y={foot} />}
      {end === "star" && (
        <Wire
          d={
            xs.map((x) => line(x, foot, x, foot + 10)).join("") +
            line(xs[0] ?? 0, foot + 10, xs.at(-1) ?? 0, foot + 10)
          }
        />
      )}
      <Names x={edge + 12} y={end === "star" ? foot + 10 : foot + 32} {...last} />
    </>
  );
  return { height, marks };
}
