import { DEVICE_X, type PlacedBlock, ROW, SYMBOL_X, TIE_X } from "@/lib/drawing/bus-layout";
import { line, num } from "@/lib/drawing/pen";
import type { OpenDelta, Residual, Stubs, Taps, Transformers } from "@/lib/drawing/schematic";
import styles from "./drawing.module.css";
import { Earth, Element, Junction, Label, Terminal, Wire } from "./symbols";

type Given<Kind> = { block: Kind; y: number; xOf: (name: string) => number };

function Pin({ y, name }: { y: number; name: string }) {
  return (
    <>
      <Terminal x={DEVICE_X} y={y} />
      <Label x={DEVICE_X + 9} y={y + 4.5}>
        {name}
      </Label>
    </>
  );
}

const VIA = { fuse: "FU", breaker: "QF", plug: "" } as const;

function TapBlock({ block, y, xOf }: Given<Taps>) {
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

function TransformerBlock({ block, y, xOf }: Given<Transformers>) {
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
            <path className={styles.secondary} d={winding} />
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
      {tied && <path className={styles.secondary} d={line(TIE_X, y + ROW, TIE_X, end)} />}
      {earthed && <Earth x={TIE_X} y={end} />}
    </>
  );
}

/** Primaries and secondaries stacked between a, b and c: the middle is b, which is earthed. */
function OpenDeltaBlock({ block, y, xOf }: Given<OpenDelta>) {
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
            <rect className={styles.fuse} x="112" y={num(at - 4.5)} width="20" height="9" />
            <Wire d={line(112, at, 132, at)} />
            <Junction x={xOf(name)} y={at} />
            <path className={styles.secondary} d={line(162, at, DEVICE_X, at)} />
            {fused && <rect className={styles.fuse} x="192" y={num(at - 4.5)} width="20" height="9" />}
            {fused && <Wire d={line(192, at, 212, at)} />}
            <Pin y={at} name={block.terminals[index] ?? ""} />
          </g>
        );
      })}
      <path d={coil(146, y, 1) + coil(146, y + 2 * ROW, 1)} />
      <path className={styles.secondary} d={coil(162, y, 0) + coil(162, y + 2 * ROW, 0)} />
      <Junction x={146} y={y + 2 * ROW} />
      <Junction x={162} y={y + 2 * ROW} />
      <Junction x={178} y={y + 2 * ROW} />
      <path className={styles.secondary} d={line(178, y + 2 * ROW, 178, y + 4 * ROW + 8)} />
      <Earth x={178} y={y + 4 * ROW + 4} />
      <Label x={154} y={y - 8} anchor="middle">
        TV
      </Label>
    </>
  );
}

function ResidualBlock({ block, y, xOf }: Given<Residual>) {
  const [left, right] = [xOf("L1") - 12, xOf("N") + 12];
  const middle = (left + right) / 2;
  return (
    <>
      <ellipse cx={num(middle)} cy={num(y + ROW / 2)} rx={num(right - middle)} ry="10" strokeWidth="1.5" />
      <path
        className={styles.secondary}
        d={`M${num(right - 3)} ${num(y + 6)}L${num(right + 6)} ${num(y)}H${DEVICE_X}M${num(right - 3)} ${num(y + 16)}L${num(right + 6)} ${num(y + ROW)}H${DEVICE_X}`}
      />
      <Pin y={y} name={block.terminals[0]} />
      <Pin y={y + ROW} name={block.terminals[1]} />
    </>
  );
}

function StubBlock({ block, y }: Given<Stubs>) {
  const { terminals, to, via } = block;
  const end = y + (terminals.length - 1) * ROW;
  const left = via ? 172 : 206;
  return (
    <>
      {terminals.map((name, index) => {
        const at = y + index * ROW;
        const symbol = via === "coil" || (via === "fuse" && index === 0);
        return (
          <g key={name}>
            <Wire d={line(left, at, DEVICE_X, at)} />
            {symbol && (
              <rect
                className={styles.fuse}
                x="190"
                y={num(at - 5)}
                width={via === "coil" ? 14 : 20}
                height="10"
              />
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

export function BusBlock({
  placed: { block, y },
  xOf,
}: {
  placed: PlacedBlock;
  xOf: (name: string) => number;
}) {
  switch (block.kind) {
    case "taps":
      return <TapBlock block={block} y={y} xOf={xOf} />;
    case "transformers":
      return <TransformerBlock block={block} y={y} xOf={xOf} />;
    case "openDelta":
      return <OpenDeltaBlock block={block} y={y} xOf={xOf} />;
    case "residual":
      return <ResidualBlock block={block} y={y} xOf={xOf} />;
    case "stubs":
      return <StubBlock block={block} y={y} xOf={xOf} />;
  }
}
