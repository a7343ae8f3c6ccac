import {
  box,
  conductor,
  element,
  junction,
  label,
  type Marks,
  path,
  terminal,
  towards,
  wire,
} from "@/drawings/geometry/mark";
import { line, num } from "@/drawings/geometry/pen";
import { ROW } from "@/drawings/wiring/bus-layout";
import type { ThroughSchematic } from "@/drawings/wiring/schematic";
import type { Stack } from "./stack";

const LEFT = 34;
const COLUMN = 48;
const TOP = 74;
const HEIGHT = 150;
const BOTTOM = TOP + HEIGHT;
const MIDDLE = TOP + HEIGHT / 2;
const ASIDE = 16;

type Pole = ThroughSchematic["lines"][number];

/** One conductor through the device; an open one ends at its terminal and reaches the load past it. */
const poleColumn = ({ name, top, bottom, pole }: Pole, x: number, joined: boolean): Marks => [
  label(x, 34, name, { anchor: "middle" }),
  conductor(line(x, 40, x, TOP)),
  pole === "open"
    ? [conductor(`M${x} 54H${ASIDE}V${BOTTOM + 34}`), junction(x, 54), towards(ASIDE, BOTTOM + 34)]
    : [
        wire(line(x, TOP, x, MIDDLE - 20)),
        element(pole, x, MIDDLE),
        wire(line(x, MIDDLE + 20, x, joined && !bottom ? BOTTOM - 40 : BOTTOM)),
      ],
  bottom && [conductor(line(x, BOTTOM, x, BOTTOM + 34)), towards(x, BOTTOM + 34), terminal(x, BOTTOM)],
  terminal(x, TOP),
  label(x + 6, TOP + 18, top),
  label(x + 6, BOTTOM - 9, bottom),
];

/** Terminals at the right edge and what they lead to. */
const sideTerminals = (side: ThroughSchematic["side"], edge: number): Marks =>
  side.map(({ terminals, to }, index) => {
    const before = side.slice(0, index).reduce((sum, { terminals }) => sum + terminals.length * ROW + 10, 0);
    const y = TOP + 34 + before;
    const end = y + (terminals.length - 1) * ROW;
    return [
      terminals.map((name, row) => [
        wire(line(edge, y + row * ROW, edge + 14, y + row * ROW)),
        terminal(edge, y + row * ROW),
        label(edge - 9, y + row * ROW + 4.5, name, { anchor: "end" }),
      ]),
      wire(`M${num(edge + 14)} ${num(y - 6)}h4V${num(end + 6)}h-4`),
      label(edge + 23, (y + end) / 2 + 4.5, to),
    ];
  });

/** A device in the run of the conductors, in at the top and out at the bottom. */
export function drawThrough(schematic: ThroughSchematic): Stack {
  const { lines, name, source, load, side, joined = false } = schematic;
  const xs = lines.map((_, index) => LEFT + 20 + index * COLUMN);
  const edge = (xs.at(-1) ?? LEFT) + 82;
  const of = (kind: Pole["pole"]) => xs.filter((_, index) => lines[index]?.pole === kind);
  const [contacts, breakers] = [of("contact"), of("breaker")];
  const ganged = line((breakers[0] ?? 0) - 5, MIDDLE, (breakers.at(-1) ?? 0) - 5, MIDDLE);
  const marks: Marks = [
    label(12, 14, source),
    box("device", { x: LEFT, y: TOP, w: edge - LEFT, h: HEIGHT }, 3),
    label(edge, TOP - 9, name, { anchor: "end", strong: true }),
    lines.map((pole, index) => poleColumn(pole, xs[index] ?? 0, joined)),
    breakers.length > 1 && path("ganged", ganged),
    joined && [
      wire(line(contacts[0] ?? 0, BOTTOM - 40, contacts.at(-1) ?? 0, BOTTOM - 40)),
      junction(contacts[1] ?? 0, BOTTOM - 40),
    ],
    sideTerminals(side, edge),
    label(12, BOTTOM + 58, load),
  ];
  return { height: BOTTOM + 66, marks };
}
