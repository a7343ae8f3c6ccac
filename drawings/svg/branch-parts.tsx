import { line, num } from "@/drawings/geometry/pen";
import { Element, Junction, Label, Wire } from "./symbols";

/** Three wires to the side, to a motor. */
export function Motor({ xs, y, edge }: { xs: number[]; y: number; edge: number }) {
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

/** Three wires to the side, to a voltage transformer. */
export function VoltageTransformer({ xs, y, edge }: { xs: number[]; y: number; edge: number }) {
  return (
    <>
      {xs.map((x, index) => (
        <g key={x}>
          <Wire d={line(x, y - 7 + index * 7, edge + 4, y - 7 + index * 7)} />
          <Junction x={x} y={y - 7 + index * 7} />
        </g>
      ))}
      <circle cx={num(edge + 14)} cy={num(y)} r="10" />
      <circle cx={num(edge + 28)} cy={num(y)} r="10" />
    </>
  );
}

/** Capacitors between the phases, as a triangle. */
export function Delta({ xs: [a = 0, b = 0, c = 0], y }: { xs: number[]; y: number }) {
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
export function ToNeutral({ xs, neutral, y }: { xs: number[]; neutral: number; y: number }) {
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
