import type { ReactNode } from "react";
import { line, num, polygon } from "@/drawings/geometry/pen";
import { SYMBOLS, type SymbolName } from "@/drawings/geometry/symbols";
import { DEVICE, SOLID, TEXT, WHITE } from "./paint";

type Place = { x: number; y: number };

export const Wire = ({ d }: { d: string }) => <path d={d} />;

/** A thick conductor or busbar. */
export const Conductor = ({ d }: { d: string }) => <path d={d} strokeWidth="2" />;

export const Junction = ({ x, y }: Place) => <circle {...SOLID} cx={num(x)} cy={num(y)} r="2.6" />;

export const Terminal = ({ x, y }: Place) => <circle {...WHITE} cx={num(x)} cy={num(y)} r="3" />;

/** A circuit symbol of drawings/geometry/symbols, upright or lying in a horizontal wire. */
export function Element({ name, x, y, lying }: Place & { name: SymbolName; lying?: boolean }) {
  return (
    <path
      transform={`translate(${num(x)} ${num(y)})${lying ? "rotate(-90)scale(-1 1)" : ""}`}
      d={SYMBOLS[name]}
    />
  );
}

type LabelProps = Place & { children: ReactNode; anchor?: "start" | "middle" | "end"; strong?: boolean };

export function Label({ x, y, anchor, strong, children }: LabelProps) {
  return (
    <text {...TEXT} x={num(x)} y={num(y)} textAnchor={anchor} fontWeight={strong ? 600 : undefined}>
      {children}
    </text>
  );
}

/** Protective earth, hanging from a point. */
export const Earth = ({ x, y }: Place) => (
  <path d={`${line(x, y, x, y + 8)}M${num(x - 8)} ${num(y + 8)}h16m-13 3.5h10m-7 3.5h4`} />
);

/** Arrow head pointing down at the end of a conductor. */
export const Towards = ({ x, y }: Place) => (
  <path {...SOLID} d={polygon([x, y + 8], [x - 4, y - 2], [x + 4, y - 2])} />
);

/** The product or a device beside it. */
export function DeviceBox({ x, y, w, h, name }: Place & { w: number; h: number; name: string }) {
  return (
    <>
      <rect {...DEVICE} x={num(x)} y={num(y)} width={num(w)} height={num(h)} rx="3" strokeWidth="1.5" />
      {name && (
        <Label x={x + w / 2} y={y + 18} anchor="middle" strong>
          {name}
        </Label>
      )}
    </>
  );
}
