import { ROW } from "@/drawings/wiring/bus-layout";
import { line, num } from "@/drawings/geometry/pen";
import type { ThroughSchematic } from "@/drawings/wiring/schematic";
import type { Drawn } from "./drawn";
import { Conductor, Element, Junction, Label, Terminal, Towards, Wire } from "./symbols";
import { DEVICE } from "./paint";

const LEFT = 34;
const COLUMN = 48;
const TOP = 74;
const HEIGHT = 150;
const BOTTOM = TOP + HEIGHT;
const MIDDLE = TOP + HEIGHT / 2;
const ASIDE = 16;

type Pole = ThroughSchematic["lines"][number];

/** One conductor through the device; an open one ends in it and reaches the load past it. */
function PoleColumn({
  pole: { name, top, bottom, pole },
  x,
  joined,
}: {
  pole: Pole;
  x: number;
  joined: boolean;
}) {
  const past = pole === "open";
  return (
    <>
      <Label x={x} y={34} anchor="middle">
        {name}
      </Label>
      <Conductor d={line(x, 40, x, TOP)} />
      {past && <Wire d={line(x, TOP, x, TOP + 26)} />}
      {past && <Conductor d={`M${x} 54H${ASIDE}V${BOTTOM + 34}`} />}
      {past && <Junction x={x} y={54} />}
      {past && <Towards x={ASIDE} y={BOTTOM + 34} />}
      {!past && <Wire d={line(x, TOP, x, MIDDLE - 20)} />}
      {!past && <Element name={pole} x={x} y={MIDDLE} />}
      {!past && <Wire d={line(x, MIDDLE + 20, x, joined && !bottom ? BOTTOM - 40 : BOTTOM)} />}
      {bottom && <Conductor d={line(x, BOTTOM, x, BOTTOM + 34)} />}
      {bottom && <Towards x={x} y={BOTTOM + 34} />}
      {bottom && <Terminal x={x} y={BOTTOM} />}
      <Terminal x={x} y={TOP} />
      <Label x={x + 6} y={TOP + 18}>
        {top}
      </Label>
      <Label x={x + 6} y={BOTTOM - 9}>
        {bottom}
      </Label>
    </>
  );
}

/** Terminals at the right edge and what they lead to. */
function SideTerminals({ side, edge }: { side: ThroughSchematic["side"]; edge: number }) {
  const groups = side.map((group, index) => {
    const before = side.slice(0, index).reduce((sum, { terminals }) => sum + terminals.length * ROW + 10, 0);
    return { ...group, y: TOP + 34 + before };
  });
  return groups.map(({ terminals, to, y }) => {
    const end = y + (terminals.length - 1) * ROW;
    return (
      <g key={to}>
        {terminals.map((name, index) => (
          <g key={name}>
            <Wire d={line(edge, y + index * ROW, edge + 14, y + index * ROW)} />
            <Terminal x={edge} y={y + index * ROW} />
            <Label x={edge - 9} y={y + index * ROW + 4.5} anchor="end">
              {name}
            </Label>
          </g>
        ))}
        <Wire d={`M${num(edge + 14)} ${num(y - 6)}h4V${num(end + 6)}h-4`} />
        <Label x={edge + 23} y={(y + end) / 2 + 4.5}>
          {to}
        </Label>
      </g>
    );
  });
}

/** A device in the run of the conductors, in at the top and out at the bottom. */
export function drawThrough(schematic: ThroughSchematic): Drawn {
  const { lines, name, source, load, side, joined = false } = schematic;
  const xs = lines.map((_, index) => LEFT + 20 + index * COLUMN);
  const last = xs.at(-1) ?? LEFT;
  const edge = last + 82;
  const contacts = xs.filter((_, index) => lines[index]?.pole === "contact");
  const linked = lines.flatMap(({ pole }, index) => (pole === "breaker" ? (xs[index] ?? []) : []));
  const marks = (
    <>
      <Label x={12} y={14}>
        {source}
      </Label>
      <rect {...DEVICE} x={LEFT} y={TOP} width={num(edge - LEFT)} height={HEIGHT} rx="3" strokeWidth="1.5" />
      <Label x={edge} y={TOP - 9} anchor="end" strong>
        {name}
      </Label>
      {lines.map((pole, index) => (
        <PoleColumn key={pole.name} pole={pole} x={xs[index] ?? 0} joined={joined} />
      ))}
      {linked.length > 1 && (
        <path
          strokeDasharray="4 3"
          d={line((linked[0] ?? 0) - 5, MIDDLE, (linked.at(-1) ?? 0) - 5, MIDDLE)}
        />
      )}
      {joined && <Wire d={line(contacts[0] ?? 0, BOTTOM - 40, contacts.at(-1) ?? 0, BOTTOM - 40)} />}
      {joined && <Junction x={contacts[1] ?? 0} y={BOTTOM - 40} />}
      <SideTerminals side={side} edge={edge} />
      <Label x={12} y={BOTTOM + 58}>
        {load}
      </Label>
    </>
  );
  return { height: BOTTOM + 66, marks };
}
