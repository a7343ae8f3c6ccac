import { DEVICE_WIDTH, DEVICE_X, layoutBus } from "@/drawings/wiring/bus-layout";
import { line } from "@/drawings/geometry/pen";
import type { BusSchematic } from "@/drawings/wiring/schematic";
import { BusBlock } from "./bus-block";
import type { Drawn } from "./drawn";
import { Conductor, DeviceBox, Earth, Label, Towards, Wire } from "./symbols";

/** Conductors on the left, the product beside them, every wire straight across. */
export function drawBus(schematic: BusSchematic): Drawn {
  const { devices, conductors, busTop, busEnd, height } = layoutBus(schematic);
  const xOf = (name: string) => conductors.find((conductor) => conductor.name === name)?.x ?? 0;
  const middle = DEVICE_X + DEVICE_WIDTH / 2;
  const marks = (
    <>
      <Label x={12} y={14}>
        {schematic.source}
      </Label>
      <Conductor d={conductors.map(({ x }) => line(x, busTop, x, busEnd)).join("")} />
      {conductors.map(({ name, x }) => (
        <g key={name}>
          <Label x={x} y={34} anchor="middle">
            {name}
          </Label>
          {schematic.load && <Towards x={x} y={busEnd} />}
        </g>
      ))}
      {schematic.load && (
        <Label x={12} y={busEnd + 24}>
          {schematic.load}
        </Label>
      )}
      {devices.map((device, index) => {
        const bottom = device.y + device.h;
        const next = devices[index + 1];
        return (
          <g key={device.name}>
            <DeviceBox x={DEVICE_X} y={device.y} w={DEVICE_WIDTH} h={device.h} name={device.name} />
            {device.blocks.map((placed) => (
              <BusBlock key={placed.y} placed={placed} xOf={xOf} />
            ))}
            {device.earth && <Earth x={DEVICE_X + 18} y={bottom} />}
            {device.earth && (
              <Label x={DEVICE_X + 32} y={bottom + 15}>
                PE
              </Label>
            )}
            {schematic.chain && next && <Wire d={line(middle + 50, bottom, middle + 50, next.y)} />}
            {schematic.chain && next && (
              <Label x={middle + 45} y={(bottom + next.y) / 2 + 4.5} anchor="end">
                {schematic.chain}
              </Label>
            )}
          </g>
        );
      })}
    </>
  );
  return { height, marks };
}
