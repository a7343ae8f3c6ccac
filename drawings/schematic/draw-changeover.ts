import {
  conductor,
  device,
  disc,
  earth,
  element,
  junction,
  label,
  type Marks,
  path,
  terminal,
  towards,
  wire,
} from "@/drawings/geometry/mark";
import { line } from "@/drawings/geometry/pen";
import type { ChangeoverSchematic } from "@/drawings/wiring/schematic";
import type { Stack } from "./stack";

const MAINS = 58;
const SUPPLY = 206;
const SWITCH = 184;
const BUS = 284;
const JOINT = (MAINS + SUPPLY) / 2;
const PE = "PE";

const plugX = (index: number) => SUPPLY + (index - 1.5) * 27;

/** A single-pole connector; PE goes to earth, the others to the breaker. Sloping lines are a bundle, and no joint. */
const plug = (name: string, x: number): Marks => [
  wire(line(SUPPLY, 87, x, 103) + line(x, 103, x, 111)),
  name === PE ? earth(x, 125) : wire(line(x, 125, x, 133) + line(x, 133, SUPPLY, 149)),
  disc("part", x, 118, 7),
  disc("solid", x, 118, 2),
  label(x + 9.5, 122.5, name),
];

/** The mains transformer and the mobile source, each as one line for all its conductors. */
const sources = ({ connectors, poles, parallel }: ChangeoverSchematic): Marks => [
  disc("symbol", MAINS, 36, 11),
  disc("symbol", MAINS, 50, 11),
  label(MAINS, 16, "市电", { anchor: "middle" }),
  disc("symbol", SUPPLY, 38, 15),
  label(SUPPLY, 42.5, "G", { anchor: "middle" }),
  label(SUPPLY, 16, "应急电源", { anchor: "middle" }),
  wire(`${line(SUPPLY, 53, SUPPLY, 87)}M${SUPPLY - 5} 72l10-7`),
  poles.map((name, index) => plug(name, plugX(index))),
  label(130, 94, connectors),
  parallel && label(342, 153, parallel, { anchor: "end" }),
];

/** Below the switches: one way on, or one from each of two breakers. */
const waysOn = (transfer: boolean): Marks =>
  transfer
    ? [
        wire(`M${MAINS} ${SWITCH + 20}v16H${SUPPLY}v-16${line(JOINT, SWITCH + 36, JOINT, BUS)}`),
        junction(JOINT, SWITCH + 36),
      ]
    : [
        wire(line(MAINS, SWITCH + 20, MAINS, BUS) + line(SUPPLY, SWITCH + 20, SUPPLY, BUS)),
        label(MAINS - 16, SWITCH + 4.5, "QF1", { anchor: "end" }),
        label(SUPPLY + 10, SWITCH + 4.5, "QF2"),
      ];

/** Mains and emergency supply of one busbar, kept apart by an interlock or by one transfer switch. */
export function drawChangeover(schematic: ChangeoverSchematic): Stack {
  const { name, by, mains, outlet, terminals } = schematic;
  const transfer = by === "transfer";
  const left = transfer ? 12 : 122;
  const down = transfer ? JOINT : SUPPLY;
  const marks: Marks = [
    device({ x: left, y: 76, w: 348 - left, h: 174 }),
    label(342, 94, name, { anchor: "end", strong: true }),
    sources(schematic),
    wire(
      `${line(MAINS, 61, MAINS, SWITCH - 20)}M${MAINS - 5} 74l10-7${line(SUPPLY, 149, SUPPLY, SWITCH - 20)}M${SUPPLY - 5} 158l10-7`,
    ),
    [MAINS, SUPPLY].map((x) => element(transfer ? "contact" : "breaker", x, SWITCH)),
    path("interlock", line(MAINS - 5, SWITCH, SUPPLY - 5, SWITCH)),
    label(transfer ? JOINT - 4 : 90, SWITCH - 7, transfer ? "转换开关" : "机械联锁", { anchor: "middle" }),
    waysOn(transfer),
    mains && [terminal(MAINS, 76), label(MAINS + 6, 112, mains)],
    terminal(down, 250),
    label(down + 8, 266, outlet),
    terminals.map((text, index) => [
      terminal(348, SWITCH + 20 + index * 18),
      label(340, SWITCH + 24.5 + index * 18, text, { anchor: "end" }),
    ]),
    conductor(line(20, BUS, 340, BUS)),
    (transfer ? [JOINT] : [MAINS, SUPPLY]).map((x) => junction(x, BUS)),
    [100, 260].map((x) => [wire(line(x, BUS, x, BUS + 24)), junction(x, BUS), towards(x, BUS + 24)]),
    label(180, BUS + 20, "应急母线段", { anchor: "middle" }),
  ];
  return { height: BUS + 46, marks };
}
