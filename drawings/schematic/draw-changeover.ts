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
import { line, spread } from "@/drawings/geometry/pen";
import type { ChangeoverSchematic } from "@/drawings/wiring/schematic";
import type { Stack } from "./stack";

const MAINS = 58;
const SUPPLY = 206;
const SWITCH = 184;
const GUARD = 52;
const JOINT = (MAINS + SUPPLY) / 2;
const PE = "PE";

const plugX = (index: number) => SUPPLY + (index - 1.5) * 27;

/** A single-pole connector; PE goes to earth, the others to the breaker. Sloping lines are a bundle, not a joint. */
const plug = (name: string, x: number): Marks => [
  wire(line(SUPPLY, 87, x, 103) + line(x, 103, x, 111)),
  name === PE ? earth(x, 125) : wire(line(x, 125, x, 133) + line(x, 133, SUPPLY, 149)),
  disc("part", x, 118, 7),
  disc("solid", x, 118, 2),
  label(x + 9.5, 122.5, name),
];

/** The mains transformer and the mobile source, each with a single line for all conductors. */
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

/**
 * Heights of the switches, the busbar, and the lower edge of the product; breakers before the switches move them down.
 */
function levels({ breakers, feeders }: ChangeoverSchematic) {
  const switches = SWITCH + (breakers.length > 0 ? GUARD : 0);
  const bus = switches + (feeders.length > 0 ? 78 : 100);
  return { switches, bus, bottom: feeders.length > 0 ? bus + GUARD : switches + 66 };
}

/** From the sources to the switches, through a breaker each if there are any. */
const waysIn = (breakers: readonly string[], switches: number): Marks => [
  wire(
    `${line(MAINS, 61, MAINS, SWITCH - 20)}M${MAINS - 5} 74l10-7${line(SUPPLY, 149, SUPPLY, SWITCH - 20)}M${SUPPLY - 5} 158l10-7`,
  ),
  breakers.map((name, index) => {
    const x = index === 0 ? MAINS : SUPPLY;
    return [
      element("breaker", x, SWITCH),
      label(x + 10, SWITCH + 4.5, name),
      wire(line(x, SWITCH + 20, x, switches - 20)),
    ];
  }),
];

/** Below the switches: one outgoing line, or one from each of two breakers. */
const waysOn = (transfer: boolean, switches: number, bus: number): Marks =>
  transfer
    ? [
        wire(`M${MAINS} ${switches + 20}v16H${SUPPLY}v-16${line(JOINT, switches + 36, JOINT, bus)}`),
        junction(JOINT, switches + 36),
      ]
    : [
        wire(line(MAINS, switches + 20, MAINS, bus) + line(SUPPLY, switches + 20, SUPPLY, bus)),
        label(MAINS - 16, switches + 4.5, "QF1", { anchor: "end" }),
        label(SUPPLY + 10, switches + 4.5, "QF2"),
      ];

/** The emergency busbar, outside of the product, or inside with a breaker in each feeder. */
function emergencyBus({ feeders, outlet }: ChangeoverSchematic, down: number, bus: number): Marks {
  if (feeders.length === 0)
    return [
      terminal(down, bus - 34),
      label(down + 8, bus - 18, outlet),
      [100, 260].map((x) => [wire(line(x, bus, x, bus + 24)), junction(x, bus), towards(x, bus + 24)]),
      label(180, bus + 20, "应急母线段", { anchor: "middle" }),
    ];
  const bottom = bus + GUARD;
  return [
    label(20, bus - 7, outlet),
    label(down + 8, bus - 7, "应急母线段"),
    spread(28, 304, feeders.length).map((x, index) => [
      junction(x, bus),
      element("breaker", x, bus + 20),
      label(x + 10, bus + 24.5, feeders[index] ?? ""),
      wire(line(x, bus + 40, x, bottom + 16)),
      terminal(x, bottom),
      towards(x, bottom + 16),
    ]),
    label(180, bottom + 22, "应急负荷", { anchor: "middle" }),
  ];
}

/** Mains and emergency supply of a busbar, separated by an interlock or by a transfer switch. */
export function drawChangeover(schematic: ChangeoverSchematic): Stack {
  const { name, by, breakers, mains, terminals } = schematic;
  const transfer = by === "transfer";
  const { switches, bus, bottom } = levels(schematic);
  const left = transfer ? 12 : 122;
  const down = transfer ? JOINT : SUPPLY;
  const marks: Marks = [
    device({ x: left, y: 76, w: 348 - left, h: bottom - 76 }),
    label(342, 94, name, { anchor: "end", strong: true }),
    sources(schematic),
    waysIn(breakers, switches),
    [MAINS, SUPPLY].map((x) => element(transfer ? "contact" : "breaker", x, switches)),
    path("interlock", line(MAINS - 5, switches, SUPPLY - 5, switches)),
    label(transfer ? JOINT - 4 : 90, switches - 7, transfer ? "转换开关" : "机械联锁", { anchor: "middle" }),
    waysOn(transfer, switches, bus),
    mains && [terminal(MAINS, 76), label(MAINS + 6, 112, mains)],
    terminals.map((text, index) => [
      terminal(348, switches + 20 + index * 18),
      label(340, switches + 24.5 + index * 18, text, { anchor: "end" }),
    ]),
    conductor(line(20, bus, 340, bus)),
    (transfer ? [JOINT] : [MAINS, SUPPLY]).map((x) => junction(x, bus)),
    emergencyBus(schematic, down, bus),
  ];
  return { height: Math.max(bottom + 40, bus + 46), marks };
}
