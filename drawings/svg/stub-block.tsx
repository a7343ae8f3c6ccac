import { DEVICE_X, ROW } from "@/drawings/wiring/bus-layout";
import { line, num } from "@/drawings/geometry/pen";
import type { Stubs } from "@/drawings/wiring/schematic";
import { type Given, Pin } from "./pin";
import { Label, Wire } from "./symbols";
import { WHITE } from "./paint";

/** Wires whose other end is only named. */
export function StubBlock({ block, y }: Omit<Given<Stubs>, "xOf">) {
  const { terminals, to, via } = block;
  const end = y + (terminals.length - 1) * ROW;
  const left = via ? 172 : 206;
  return (
    <>
      {terminals.map((name, index) => {
        const at = y + index * ROW;
        const symbol = via === "coil" || (via === "fuse" && index === 0);
        // A coil is not crossed by its wire, as a fuse is.
        const wire =
          via === "coil"
            ? line(left, at, 190, at) + line(204, at, DEVICE_X, at)
            : line(left, at, DEVICE_X, at);
        return (
          <g key={name}>
            <Wire d={wire} />
            {symbol && (
              <rect {...WHITE} x="190" y={num(at - 5)} width={via === "coil" ? 14 : 20} height="10" />
            )}
            {symbol && via === "fuse" && <Wire d={line(190, at, 210, at)} />}
            <Pin y={at} name={name} />
          </g>
        );
      })}
      <Wire d={`M${left} ${num(y - 6)}h-5V${num(end + 6)}h5`} />
      <Label x={left - 11} y={(y + end) / 2 + 4.5} anchor="end">
        {to}
      </Label>
    </>
  );
}
