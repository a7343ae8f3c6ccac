import { WIDTH } from "@/lib/drawing/bus-layout";
import { line, num } from "@/lib/drawing/pen";
import type { BranchSchematic, Stage } from "@/lib/drawing/schematic";
import styles from "./drawing.module.css";
import { SchematicFrame } from "./schematic-frame";
import { Conductor, Element, Junction, Label, Wire } from "./symbols";

const FIRST_BUS = 20;
const BUS_STEP = 18;
const COLUMN = 48;
const STAGE = 50;
const GANGED: readonly string[] = ["breaker", "contactor", "damped", "disconnector"];

type Columns = { xs: number[]; edge: number };

function Own({ y, h, edge }: { y: number; h: number; edge: number }) {
  return (
    <rect
      className={styles.device}
      x="12"
      y={num(y)}
      width={num(edge - 12)}
      height={num(h)}
      rx="3"
      strokeWidth="1.5"
    />
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

/** Three wires to the side, to a motor. */
function Motor({ xs, y, edge }: Columns & { y: number }) {
  return (
    <>
      {xs.map((x, index) => (
        <g key={x}>
          <Wire d={line(x, y - 9 + index * 9, edge + 8, y - 9 + index * 9)} />
          <Junction x={x} y={y - 9 + index * 9} />
        </g>
      ))}
      <circle cx={num(edge + 22)} cy={num(y)} r="15" />
      <Label x={edge + 22} y={y + 4.5} anchor="middle">
        M
      </Label>
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

/** Capacitors between the phases, as a triangle. */
function Delta({ xs: [a = 0, b = 0, c = 0], y }: { xs: number[]; y: number }) {
  const [upper, lower] = [y + 18, y + 50];
  return (
    <>
      <Wire d={[a, b, c].map((x) => line(x, y, x, upper)).join("")} />
      <Wire
        d={line(a, upper, a + 4, upper) + line(b - 4, upper, b + 4, upper) + line(c - 4, upper, c, upper)}
      />
      <Element name="capacitor" x={(a + b) / 2} y={upper} lying />
      <Element name="capacitor" x={(b + c) / 2} y={upper} lying />
      <Wire d={`M${a} ${upper}V${lower}H${b - 20}M${b + 20} ${lower}H${c}V${upper}`} />
      <Element name="capacitor" x={b} y={lower} lying />
      {[a, b, c].map((x) => (
        <Junction key={x} x={x} y={upper} />
      ))}
    </>
  );
}

/** A capacitor in each phase, all joined to N. */
function ToNeutral({ xs, neutral, y }: { xs: number[]; neutral: number; y: number }) {
  const star = y + 54;
  return (
    <>
      {xs.map((x) => (
        <Element key={x} name="capacitor" x={x} y={y + 20} />
      ))}
      <Wire
        d={
          xs.map((x) => line(x, y + 40, x, star)).join("") +
          line(xs[0] ?? 0, star, neutral, star) +
          line(neutral, y, neutral, star)
        }
      />
      {xs.slice(1).map((x) => (
        <Junction key={x} x={x} y={star} />
      ))}
    </>
  );
}

/** A branch below its busbar, element by element, each named beside it. */
export function BranchDrawing({ schematic, product }: { schematic: BranchSchematic; product: string }) {
  const { lines, stages, end, last } = schematic;
  const xs = lines.filter((name) => name !== "N").map((_, index) => 36 + index * COLUMN);
  const neutral = lines.includes("N") ? (xs.at(-1) ?? 0) + 36 : undefined;
  const edge = (neutral ?? xs.at(-1) ?? 0) + 30;
  const busOf = (index: number) => FIRST_BUS + index * BUS_STEP;
  const top = busOf(lines.length - 1) + 16;
  const foot = top + stages.length * STAGE;
  const height = end === "star" ? foot + 24 : foot + 72;
  return (
    <SchematicFrame schematic={schematic} product={product} height={height}>
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
    </SchematicFrame>
  );
}
