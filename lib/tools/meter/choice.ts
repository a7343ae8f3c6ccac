import type { Read } from "@/lib/tools/fields";
import { isSystem, SYSTEMS } from "./fields";
import { DIRECT_MOST, INPUT_MOST, primaryFor, secondaryFor } from "./transformer";

export type MeterClass = "B" | "C" | "D";
const CLASSES: readonly string[] = ["B", "C", "D"];
export const isAtLeast = (own: string, needed: MeterClass) => CLASSES.indexOf(own) >= CLASSES.indexOf(needed);

/** The class of direct-connected meters. */
export const DIRECT_CLASS: MeterClass = "B";

/** The class by use, if none is chosen: DL/T 448-2016, 第III、IV、V类. */
const USUAL: Readonly<Record<string, MeterClass>> = { settle: "C", internal: "C", monitor: "B" };
/** The class of current transformers for a meter class in billing: DL/T 448-2016, table 1. */
const TRANSFORMER_CLASS: Readonly<Record<MeterClass, string>> = { B: "0.5S级", C: "0.5S级", D: "0.2S级" };

/** DL/T 448 applies to billing only: otherwise a transformer of class 0.5 is sufficient for a meter of class B. */
const transformerClass = (needed: MeterClass, use: string) =>
  use !== "settle" && needed === "B" ? "0.5级" : TRANSFORMER_CLASS[needed];

/** The class of voltage transformers for a meter class: DL/T 448-2016, table 1. */
export const VOLTAGE_TRANSFORMER_CLASS: Readonly<Record<MeterClass, string>> = {
  B: "0.5级",
  C: "0.5级",
  D: "0.2级",
};

/** How the current is connected: directly through the meter, to its 5 A input, or through a transformer. */
type Connection = "direct" | "input" | "transformer";

/** The meter required for a load. */
export type Choice = {
  system: (typeof SYSTEMS)[keyof typeof SYSTEMS];
  isHighVoltage: boolean;
  /** In A. */
  current: number;
  use: string;
  needed: MeterClass;
  mount: string;
  connection: Connection;
  /** Undefined if the current is connected without a transformer. */
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

/** Current of a load, A. @param voltage between phases, or of the single phase */
const currentOfPower = (kilowatts: number, voltage: number, phases: number, cos: number) =>
  (kilowatts * 1000) / ((phases === 3 ? Math.sqrt(3) : 1) * voltage * cos);

function connectionFor(
  current: number,
  isHighVoltage: boolean,
  mount: string,
  asked: MeterClass | undefined,
): Connection {
  if (isHighVoltage) return "transformer";
  // Panel meters are made for transformers; without one they measure up to the rated secondary current.
  if (mount.startsWith("p")) return current <= INPUT_MOST ? "input" : "transformer";
  return current <= DIRECT_MOST && isAtLeast(DIRECT_CLASS, asked ?? DIRECT_CLASS) ? "direct" : "transformer";
}

/** The number of current transformers of a meter. */
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
