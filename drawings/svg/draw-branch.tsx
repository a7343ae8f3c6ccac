import { WIDTH } from "@/drawings/geometry/bus-layout";
import { line, num } from "@/drawings/geometry/pen";
import type { BranchSchematic, Stage } from "@/drawings/geometry/schematic";
import { Delta, Motor, ToNeutral } from "./branch-parts";
import type { Drawn } from "./drawn";
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

function StageRow({ stage, xs, y, edge, ganged }: Columns & { stage: Stage; y: number; ganged: boolean }) {
  const [first = 0] = xs;
  const last = xs.at(-1) ?? 0;
  return (
    <>
      {stage.own && <Own y={y - STAGE / 2 + 1} h={STAGE - 2} edge={edge} />}
      <Wire
        d={xs.map((x) => line(x, y - STAGE / 2, x, y - 20) + line(x, y + 20, x, y + STAGE / 2)).join("")}
      />
      {xs.map((x) => (
        <Element key={x} name={stage.symbol} x={x} y={y} />
      ))}
      {ganged && GANGED.includes(stage.symbol) && (
        <path strokeDasharray="4 3" d={line(first - 5, y, last - 5, y)} />
      )}
      {stage.symbol === "motor" && <Motor xs={xs} y={y} edge={edge} />}
      <Names x={stage.symbol === "motor" ? edge + 46 : edge + 12} y={y} {...stage} />
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
  const foot = top + stages.length * STAGE;
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
          y={top + STAGE * (index + 0.5)}
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
