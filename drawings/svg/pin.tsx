import { DEVICE_X } from "@/drawings/wiring/bus-layout";
import { Label, Terminal } from "./symbols";

/** What every block of terminals is drawn from: the block, its first row, and where the conductors stand. */
export type Given<Kind> = { block: Kind; y: number; xOf: (name: string) => number };

/** A terminal at the edge of a device with its name inside. */
export function Pin({ y, name }: { y: number; name: string }) {
  return (
    <>
      <Terminal x={DEVICE_X} y={y} />
      <Label x={DEVICE_X + 9} y={y + 4.5}>
        {name}
      </Label>
    </>
  );
}
