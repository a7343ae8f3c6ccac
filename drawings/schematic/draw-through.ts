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
const LEAST_HEIGHT = 150;
const ASIDE = 16;
/** From the upper edge to the first terminal at the side, and between two groups of terminals. */
const SIDE_TOP = 34;
const SIDE_GAP = 10;

type Pole = ThroughSchematic["lines"][number];

/** The lower edge of the device, below the last terminal at its side. */
const bottomOf = (side: ThroughSchematic["side"]) =>
  TOP + Math.max(LEAST_HEIGHT, SIDE_TOP + heightOf(side) - SIDE_GAP);

const heightOf = (side: ThroughSchematic["side"]) =>
  side.reduce((sum, { terminals }) => sum + terminals.length * ROW + SIDE_GAP, 0);

const middleOf = (foot: number) => (TOP + foot) / 2;

/** A conductor through the device; an open one ends at its terminal and reaches the load outside of the device. */
const poleColumn = ({ name, top, bottom, pole }: Pole, x: number, foot: number, joined: boolean): Marks => [
  label(x, 34, name, { anchor: "middle" }),
  conductor(line(x, 40, x, TOP)),
  pole === "open"
    ? [conductor(`M${x} 54H${ASIDE}V${foot + 34}`), junction(x, 54), towards(ASIDE, foot + 34)]
    : [
        wire(line(x, TOP, x, middleOf(foot) - 20)),
        element(pole, x, middleOf(foot)),
        wire(line(x, middleOf(foot) + 20, x, joined && !bottom ? foot - 40 : foot)),
      ],
  bottom && [conductor(line(x, foot, x, foot + 34)), towards(x, foot + 34), terminal(x, foot)],
  terminal(x, TOP),
  label(x + 6, TOP + 18, top),
  label(x + 6, foot - 9, bottom),
];

/** Terminals at the right edge, and where they lead. */
const sideTerminals = (side: ThroughSchematic["side"], edge: number): Marks =>
  side.map(({ terminals, to }, index) => {
    const y = TOP + SIDE_TOP + heightOf(side.slice(0, index));
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

/** A device in series with the conductors: in at the top, out at the bottom. */
export function drawThrough(schematic: ThroughSchematic): Stack {
  const { lines, name, source, load, side, joined = false } = schematic;
  const xs = lines.map((_, index) => LEFT + 20 + index * COLUMN);
  const edge = (xs.at(-1) ?? LEFT) + 82;
  const of = (kind: Pole["pole"]) => xs.filter((_, index) => lines[index]?.pole === kind);
  const [contacts, breakers] = [of("contact"), of("breaker")];
  const foot = bottomOf(side);
  const ganged = line((breakers[0] ?? 0) - 5, middleOf(foot), (breakers.at(-1) ?? 0) - 5, middleOf(foot));
  const marks: Marks = [
    label(12, 14, source),
    box("device", { x: LEFT, y: TOP, w: edge - LEFT, h: foot - TOP }, 3),
    label(edge, TOP - 9, name, { anchor: "end", strong: true }),
    lines.map((pole, index) => poleColumn(pole, xs[index] ?? 0, foot, joined)),
    breakers.length > 1 && path("ganged", ganged),
    joined && [
      wire(line(contacts[0] ?? 0, foot - 40, contacts.at(-1) ?? 0, foot - 40)),
      junction(contacts[1] ?? 0, foot - 40),
    ],
    sideTerminals(side, edge),
    label(12, foot + 58, load),
  ];
  return { height: foot + 66, marks };
}
