import type { Read } from "@/lib/tools/fields";
import { isSystem, SYSTEMS } from "./fields";
import { DIRECT_MOST, INPUT_MOST, primaryFor, secondaryFor } from "./transformer";

export type MeterClass = "B" | "C" | "D";
const CLASSES: readonly string[] = ["B", "C", "D"];
export const isAtLeast = (own: string, needed: MeterClass) => CLASSES.indexOf(own) >= CLASSES.indexOf(needed);

/** Of meters that carry the current themselves. */
export const DIRECT_CLASS: MeterClass = "B";

/** By what the readings are for, where no class is asked for: DL/T 448-2016, 第III、IV、V类. */
const USUAL: Readonly<Record<string, MeterClass>> = { settle: "C", internal: "C", monitor: "B" };
/** Transformers that go with a meter of a class where its readings are charged: DL/T 448-2016, table 1. */
const TRANSFORMER_CLASS: Readonly<Record<MeterClass, string>> = { B: "0.5S级", C: "0.5S级", D: "0.2S级" };

/** DL/T 448 binds what is charged: for the rest a transformer of class 0.5 does with a meter of class B. */
const transformerClass = (needed: MeterClass, use: string) =>
  use !== "settle" && needed === "B" ? "0.5级" : TRANSFORMER_CLASS[needed];

/** Voltage transformers that go with it: DL/T 448-2016, table 1. */
export const VOLTAGE_TRANSFORMER_CLASS: Readonly<Record<MeterClass, string>> = {
  B: "0.5级",
  C: "0.5级",
  D: "0.2级",
};

/** How the current comes to the meter: through its terminals for large ones, through its 5 A input, by a transformer. */
type Connection = "direct" | "input" | "transformer";

/** What meter the load needs. */
export type Choice = {
  system: (typeof SYSTEMS)[keyof typeof SYSTEMS];
  isHighVoltage: boolean;
  /** A. */
  current: number;
  use: string;
  needed: MeterClass;
  mount: string;
  connection: Connection;
  /** Where the meter does not carry the current itself. */
  transformer:
    | {
        primary: number;
        secondary: number;
        count: number;
        burden: number;
        rated: number;
        accuracy: string;
      }
    | undefined;
};

/** Current of a load, A. @param voltage between the phases, or of the single one */
const currentOfPower = (kilowatts: number, voltage: number, phases: number, cos: number) =>
  (kilowatts * 1000) / ((phases === 3 ? Math.sqrt(3) : 1) * voltage * cos);

function connectionFor(
  current: number,
  isHighVoltage: boolean,
  mount: string,
  asked: MeterClass | undefined,
): Connection {
  if (isHighVoltage) return "transformer";
  // Meters in panels are made for transformers, and measure as much as one gives by themselves.
  if (mount.startsWith("p")) return current <= INPUT_MOST ? "input" : "transformer";
  return current <= DIRECT_MOST && isAtLeast(DIRECT_CLASS, asked ?? DIRECT_CLASS) ? "direct" : "transformer";
}

/** How many current transformers a meter takes. */
export const coresOf = ({ wiring, phases }: Choice["system"]) => (wiring === "三相三线" ? 2 : phases);

export function choose({ numbers, choices }: Read): Choice {
  const { sys = "", by, use = "monitor", cls = "", mount = "" } = choices;
  const { x = 0, pf = 1, len = 0 } = numbers;
  const system = SYSTEMS[isSystem(sys) ? sys : "3p4w"];
  const current = by === "kw" ? currentOfPower(x, system.voltage, system.phases, pf) : x;
  const isHighVoltage = system.voltage > 1000;
  const asked = cls === "B" || cls === "C" || cls === "D" ? cls : undefined;
  const connection = connectionFor(current, isHighVoltage, mount, asked);
  const needed = asked ?? (connection === "direct" ? DIRECT_CLASS : (USUAL[use] ?? "B"));
  return {
    ...{ system, isHighVoltage, current, use, mount, connection, needed },
    transformer:
      connection === "transformer"
        ? {
            primary: primaryFor(current),
            count: coresOf(system),
            ...secondaryFor(len),
            accuracy: transformerClass(needed, use),
          }
        : undefined,
  };
}
