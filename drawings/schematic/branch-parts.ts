import { disc, element, junction, label, type Marks, wire } from "@/drawings/geometry/mark";
import { line } from "@/drawings/geometry/pen";

/** Three wires to the side, `step` apart, up to `end`. */
const aside = (xs: number[], y: number, step: number, end: number): Marks =>
  xs.map((x, index) => {
    const at = y + (index - 1) * step;
    return [wire(line(x, at, end, at)), junction(x, at)];
  });

/** Three wires to the side, to a motor. */
export const motor = (xs: number[], y: number, edge: number): Marks => [
  aside(xs, y, 9, edge + 8),
  disc("symbol", edge + 22, y, 15),
  label(edge + 22, y + 4.5, "M", { anchor: "middle" }),
];

/** Three wires to the side, to a voltage transformer. */
export const voltageTransformer = (xs: number[], y: number, edge: number): Marks => [
  aside(xs, y, 7, edge + 4),
  disc("symbol", edge + 14, y, 10),
  disc("symbol", edge + 28, y, 10),
];

/** Capacitors between the phases, in delta. */
export function delta([a = 0, b = 0, c = 0]: number[], y: number): Marks {
  const [upper, lower] = [y + 18, y + 50];
  return [
    wire([a, b, c].map((x) => line(x, y, x, upper)).join("")),
    wire(line(a, upper, a + 4, upper) + line(b - 4, upper, b + 4, upper) + line(c - 4, upper, c, upper)),
    element("capacitor", (a + b) / 2, upper, true),
    element("capacitor", (b + c) / 2, upper, true),
    wire(`M${a} ${upper}V${lower}H${b - 20}M${b + 20} ${lower}H${c}V${upper}`),
    element("capacitor", b, lower, true),
    [a, b, c].map((x) => junction(x, upper)),
  ];
}

/** A capacitor in each phase, connected to N. */
export function toNeutral(xs: number[], neutral: number, y: number): Marks {
  const star = y + 54;
  const joined = [...xs, neutral].sort((a, b) => a - b);
  return [
    xs.map((x) => element("capacitor", x, y + 20)),
    wire(
      xs.map((x) => line(x, y + 40, x, star)).join("") +
        line(joined[0] ?? 0, star, joined.at(-1) ?? 0, star) +
        line(neutral, y, neutral, star),
    ),
    joined.slice(1, -1).map((x) => junction(x, star)),
  ];
}
