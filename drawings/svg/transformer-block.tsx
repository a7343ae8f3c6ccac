import { DEVICE_X, ROW, TIE_X } from "@/drawings/wiring/bus-layout";
import { line, num } from "@/drawings/geometry/pen";
import type { OpenDelta, Residual, Transformers } from "@/drawings/wiring/schematic";
import { type Given, Pin } from "./pin";
import { Earth, Junction, Label, Wire } from "./symbols";
import { MEASURE, WHITE } from "./paint";

/** Current transformers: P1 above, P2 below, both ends of each secondary straight to the device. */
export function TransformerBlock({ block, y, xOf }: Given<Transformers>) {
  const { lines, terminals, common, earthed } = block;
  const end = y + lines.length * 2 * ROW - ROW;
  const tied = earthed || common !== undefined;
  return (
    <>
      {lines.map((name, index) => {
        const x = xOf(name);
        const s1 = y + index * 2 * ROW;
        const s2 = s1 + ROW;
        const last = index === lines.length - 1;
        const reach = common === undefined || last ? DEVICE_X : TIE_X;
        const winding = `M${num(DEVICE_X)} ${num(s1)}H${num(x + 7)}a5.5 5.5 0 0 0 0 11a5.5 5.5 0 0 0 0 11H${num(reach)}`;
        return (
          <g key={name}>
            <path {...MEASURE} d={winding} />
            {tied && <Junction x={TIE_X} y={s2} />}
            <Label x={x - 4} y={s1 + 2} anchor="end">
              P1
            </Label>
            <Label x={x - 4} y={s2 + 8} anchor="end">
              P2
            </Label>
            <Label x={x + 11} y={s1 - 4}>
              S1
            </Label>
            <Label x={x + 11} y={s2 - 4}>
              S2
            </Label>
            <Pin y={s1} name={terminals[common === undefined ? index * 2 : index] ?? ""} />
            {common === undefined && <Pin y={s2} name={terminals[index * 2 + 1] ?? ""} />}
            {common !== undefined && last && <Pin y={s2} name={common} />}
          </g>
        );
      })}
      {tied && <path {...MEASURE} d={line(TIE_X, y + ROW, TIE_X, end)} />}
      {earthed && <Earth x={TIE_X} y={end} />}
    </>
  );
}

/** Primaries and secondaries stacked between a, b and c: the middle is b, which is earthed. */
export function OpenDeltaBlock({ block, y, xOf }: Given<OpenDelta>) {
  const rows = [y, y + 2 * ROW, y + 4 * ROW];
  const coil = (x: number, at: number, sweep: 0 | 1) =>
    `M${x} ${num(at)}v5${`a5.7 5.7 0 0 ${sweep} 0 11.33`.repeat(3)}v5`;
  const conductors = ["A", "B", "C"];
  return (
    <>
      {rows.map((at, index) => {
        const name = conductors[index] ?? "";
        const fused = index !== 1;
        return (
          <g key={name}>
            <Wire d={line(xOf(name), at, 146, at)} />
            <rect {...WHITE} x="112" y={num(at - 4.5)} width="20" height="9" />
            <Wire d={line(112, at, 132, at)} />
            <Junction x={xOf(name)} y={at} />
            <path {...MEASURE} d={line(162, at, DEVICE_X, at)} />
            {fused && <rect {...WHITE} x="192" y={num(at - 4.5)} width="20" height="9" />}
            {fused && <Wire d={line(192, at, 212, at)} />}
            <Pin y={at} name={block.terminals[index] ?? ""} />
          </g>
        );
      })}
      <path d={coil(146, y, 1) + coil(146, y + 2 * ROW, 1)} />
      <path {...MEASURE} d={coil(162, y, 0) + coil(162, y + 2 * ROW, 0)} />
      <Junction x={146} y={y + 2 * ROW} />
      <Junction x={162} y={y + 2 * ROW} />
      <Junction x={178} y={y + 2 * ROW} />
      <path {...MEASURE} d={line(178, y + 2 * ROW, 178, y + 4 * ROW + 8)} />
      <Earth x={178} y={y + 4 * ROW + 4} />
      <Label x={154} y={y - 8} anchor="middle">
        TV
      </Label>
    </>
  );
}

/** One window round every live conductor. */
export function ResidualBlock({ block, y, xOf }: Given<Residual>) {
  const [left, right] = [xOf("L1") - 12, xOf("N") + 12];
  const middle = (left + right) / 2;
  return (
    <>
      <ellipse cx={num(middle)} cy={num(y + ROW / 2)} rx={num(right - middle)} ry="10" strokeWidth="1.5" />
      <path
        {...MEASURE}
        d={`M${num(right - 3)} ${num(y + 6)}L${num(right + 6)} ${num(y)}H${DEVICE_X}M${num(right - 3)} ${num(y + 16)}L${num(right + 6)} ${num(y + ROW)}H${DEVICE_X}`}
      />
      <Pin y={y} name={block.terminals[0]} />
      <Pin y={y + ROW} name={block.terminals[1]} />
    </>
  );
}
