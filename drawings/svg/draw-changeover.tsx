import { line } from "@/drawings/geometry/pen";
import type { ChangeoverSchematic } from "@/drawings/wiring/schematic";
import type { Drawn } from "./drawn";
import { Conductor, DeviceBox, Earth, Element, Junction, Label, Terminal, Towards, Wire } from "./symbols";
import { SOLID, WHITE } from "./paint";

const MAINS = 58;
const SUPPLY = 206;
const SWITCH = 184;
const BUS = 284;
const PLUGS = ["A", "B", "C", "N", "PE"];

const plugX = (index: number) => SUPPLY + (index - 1.5) * 27;

/** A single-pole connector; PE goes to earth, the others to the breaker. */
function Plug({ name, x }: { name: string; x: number }) {
  return (
    <>
      {name !== "PE" && <Wire d={line(x, 98, x, 111) + line(x, 125, x, 148)} />}
      <circle {...WHITE} cx={x} cy="118" r="7" />
      <circle {...SOLID} cx={x} cy="118" r="2" />
      <Label x={name === "PE" ? x + 11 : x + 5} y={name === "PE" ? 122.5 : 139}>
        {name}
      </Label>
    </>
  );
}

/** The mains transformer and the mobile source, each as one line for all its conductors. */
function Sources({ connectors }: { connectors: string }) {
  return (
    <>
      <circle cx={MAINS} cy="36" r="11" />
      <circle cx={MAINS} cy="50" r="11" />
      <Label x={MAINS} y={16} anchor="middle">
        市电
      </Label>
      <circle cx={SUPPLY} cy="38" r="15" />
      <Label x={SUPPLY} y={42.5} anchor="middle">
        G
      </Label>
      <Label x={SUPPLY} y={16} anchor="middle">
        应急电源
      </Label>
      <Wire d={`${line(SUPPLY, 53, SUPPLY, 98)}M${SUPPLY - 5} 72l10-7`} />
      {PLUGS.map((name, index) => (
        <Plug key={name} name={name} x={plugX(index)} />
      ))}
      {[98, 148].map((y) => (
        <Wire key={y} d={line(plugX(0), y, plugX(3), y)} />
      ))}
      <Earth x={plugX(4)} y={125} />
      <Label x={130} y={94}>
        {connectors}
      </Label>
    </>
  );
}

/** Mains and emergency supply of one busbar, kept apart by an interlock or by one transfer switch. */
export function drawChangeover(schematic: ChangeoverSchematic): Drawn {
  const { name, by, mains, connectors, outlet, terminals } = schematic;
  const transfer = by === "transfer";
  const left = transfer ? 12 : 122;
  const joint = (MAINS + SUPPLY) / 2;
  const marks = (
    <>
      <DeviceBox x={left} y={76} w={348 - left} h={174} name="" />
      <Label x={342} y={94} anchor="end" strong>
        {name}
      </Label>
      <Sources connectors={connectors} />
      <Wire
        d={`${line(MAINS, 61, MAINS, SWITCH - 20)}M${MAINS - 5} 74l10-7${line(SUPPLY, 148, SUPPLY, SWITCH - 20)}M${SUPPLY - 5} 158l10-7`}
      />
      <Element name={transfer ? "contact" : "breaker"} x={MAINS} y={SWITCH} />
      <Element name={transfer ? "contact" : "breaker"} x={SUPPLY} y={SWITCH} />
      <path strokeDasharray="5 3" d={line(MAINS - 5, SWITCH, SUPPLY - 5, SWITCH)} />
      <Label x={transfer ? joint - 4 : 90} y={SWITCH - 7} anchor="middle">
        {transfer ? "转换开关" : "机械联锁"}
      </Label>
      {transfer ? (
        <>
          <Wire d={`M${MAINS} ${SWITCH + 20}v16H${SUPPLY}v-16${line(joint, SWITCH + 36, joint, BUS)}`} />
          <Junction x={joint} y={SWITCH + 36} />
        </>
      ) : (
        <Wire d={line(MAINS, SWITCH + 20, MAINS, BUS) + line(SUPPLY, SWITCH + 20, SUPPLY, BUS)} />
      )}
      {!transfer && (
        <>
          <Label x={MAINS - 16} y={SWITCH + 4.5} anchor="end">
            QF1
          </Label>
          <Label x={SUPPLY + 10} y={SWITCH + 4.5}>
            QF2
          </Label>
        </>
      )}
      {mains && (
        <>
          <Terminal x={MAINS} y={76} />
          <Label x={MAINS + 6} y={112}>
            {mains}
          </Label>
        </>
      )}
      <Terminal x={transfer ? joint : SUPPLY} y={250} />
      <Label x={(transfer ? joint : SUPPLY) + 8} y={266}>
        {outlet}
      </Label>
      {terminals.map((terminal, index) => (
        <g key={terminal}>
          <Terminal x={348} y={SWITCH + 24 + index * 24} />
          <Label x={340} y={SWITCH + 28.5 + index * 24} anchor="end">
            {terminal}
          </Label>
        </g>
      ))}
      <Conductor d={line(20, BUS, 340, BUS)} />
      {(transfer ? [joint] : [MAINS, SUPPLY]).map((x) => (
        <Junction key={x} x={x} y={BUS} />
      ))}
      {[100, 260].map((x) => (
        <g key={x}>
          <Wire d={line(x, BUS, x, BUS + 24)} />
          <Junction x={x} y={BUS} />
          <Towards x={x} y={BUS + 24} />
        </g>
      ))}
      <Label x={180} y={BUS + 20} anchor="middle">
        应急母线段
      </Label>
    </>
  );
  return { height: BUS + 46, marks };
}
