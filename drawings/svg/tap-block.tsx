import { DEVICE_X, ROW, SYMBOL_X } from "@/drawings/wiring/bus-layout";
import { line } from "@/drawings/geometry/pen";
import type { Taps } from "@/drawings/wiring/schematic";
import { type Given, Pin } from "./pin";
import { Element, Junction, Label, Wire } from "./symbols";

const VIA = { fuse: "FU", breaker: "QF", plug: "" } as const;

/** Conductors tapped, through fuses, breaker poles or plug contacts. */
export function TapBlock({ block, y, xOf }: Given<Taps>) {
  const { lines, terminals, via, label } = block;
  const guarded = lines.filter((name) => name !== "PE");
  return (
    <>
      {lines.map((name, index) => {
        const at = y + index * ROW;
        const x = xOf(name);
        const symbol = via && name !== "PE" && !(via === "fuse" && name === "N");
        const wire = symbol
          ? line(x, at, SYMBOL_X - 20, at) + line(SYMBOL_X + 20, at, DEVICE_X, at)
          : line(x, at, DEVICE_X, at);
        return (
          <g key={name}>
            <Wire d={wire} />
            <Junction x={x} y={at} />
            {symbol && <Element name={via} x={SYMBOL_X} y={at} lying />}
            <Pin y={at} name={terminals[index] ?? name} />
          </g>
        );
      })}
      {via === "breaker" && guarded.length > 1 && (
        <path strokeDasharray="4 3" d={line(SYMBOL_X, y - 5, SYMBOL_X, y + (guarded.length - 1) * ROW - 5)} />
      )}
      {via && (
        <Label x={SYMBOL_X} y={y - 13} anchor="middle">
          {label ?? VIA[via]}
        </Label>
      )}
    </>
  );
}
