import { line } from "@/drawings/geometry/pen";
import type { NetworkSchematic, Side } from "@/drawings/wiring/schematic";
import type { Drawn } from "./drawn";
import { DeviceBox, Junction, Label, Terminal, Wire } from "./symbols";
import { MEASURE } from "./paint";

const NODE_WIDTH = 104;
const STEP = 52;
const TRUNK = 148;
const RECEIVER = 214;

/** Three arcs that leave an antenna. */
const Waves = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y - 4}a6 6 0 0 1 0 8M${x + 5} ${y - 8}a11 11 0 0 1 0 16M${x + 10} ${y - 12}a16 16 0 0 1 0 24`}
  />
);

/** The terminals of the supply at the upper edge of the receiver. */
function Supply({ side: { terminals, to }, y }: { side: Side; y: number }) {
  const xs = terminals.map((_, index) => RECEIVER + 30 + index * 50);
  return (
    <>
      {xs.map((x, index) => (
        <g key={x}>
          <Wire d={line(x, y - 20, x, y)} />
          <Terminal x={x} y={y} />
          <Label x={x + 6} y={y - 6}>
            {terminals[index]}
          </Label>
        </g>
      ))}
      <Wire d={`M${(xs[0] ?? 0) - 6} ${y - 16}v-4H${(xs.at(-1) ?? 0) + 6}v4`} />
      <Label x={348} y={y - 26} anchor="end">
        {to}
      </Label>
    </>
  );
}

/** Devices on the left, the receiver that gathers them on the right, and its way upwards. */
export function drawNetwork(schematic: NetworkSchematic): Drawn {
  const { nodes, link, linkName, receiver, supply, uplinks, uplinkTo } = schematic;
  const yOf = (index: number) => 44 + index * STEP;
  const bottom = yOf(nodes.length - 1);
  const middle = (yOf(0) + bottom) / 2;
  const wired = link === "wire";
  const marks = (
    <>
      {nodes.map((name, index) => (
        <g key={name}>
          <DeviceBox x={12} y={yOf(index) - 17} w={NODE_WIDTH} h={34} name="" />
          <Label x={12 + NODE_WIDTH / 2} y={yOf(index) + 4.5} anchor="middle">
            {name}
          </Label>
          {wired ? (
            <Wire d={line(12 + NODE_WIDTH, yOf(index), TRUNK, yOf(index))} />
          ) : (
            <Waves x={124} y={yOf(index)} />
          )}
          {wired && <Terminal x={12 + NODE_WIDTH} y={yOf(index)} />}
          {wired && index > 0 && <Junction x={TRUNK} y={yOf(index)} />}
        </g>
      ))}
      {wired && <Wire d={line(TRUNK, yOf(0), TRUNK, bottom) + line(TRUNK, middle, RECEIVER, middle)} />}
      {!wired && (
        <path
          {...MEASURE}
          strokeDasharray="2 4"
          d={nodes.map((_, index) => line(146, yOf(index), RECEIVER - 6, middle)).join("")}
        />
      )}
      <Label x={(TRUNK + RECEIVER) / 2 + (wired ? 2 : 0)} y={14} anchor="middle">
        {linkName}
      </Label>
      <DeviceBox x={RECEIVER} y={middle - 40} w={134} h={80} name="" />
      <Label x={RECEIVER + 67} y={middle + 4.5} anchor="middle" strong>
        {receiver}
      </Label>
      {wired && <Terminal x={RECEIVER} y={middle} />}
      {supply.map((side) => (
        <Supply key={side.to} side={side} y={middle - 40} />
      ))}
      {uplinks.map((name, index) => {
        const only = uplinks.length === 1;
        const x = RECEIVER + (only ? 67 : 40 * (index + 1));
        const before = only || index === 0;
        return (
          <g key={name}>
            <Wire d={line(x, middle + 40, x, bottom + 86)} />
            <Terminal x={x} y={middle + 40} />
            <Label x={x + (before ? -6 : 6)} y={bottom + 62} anchor={before ? "end" : "start"}>
              {name}
            </Label>
          </g>
        );
      })}
      <DeviceBox x={132} y={bottom + 86} w={216} h={36} name="" />
      <Label x={240} y={bottom + 108.5} anchor="middle">
        {uplinkTo}
      </Label>
    </>
  );
  return { height: bottom + 138, marks };
}
