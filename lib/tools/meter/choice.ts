import type { Read } from "@/lib/tools/fields";
import { isSystem, SYSTEMS } from "./fields";
import { DIRECT_MOST, primaryFor, secondaryFor } from "./transformer";

export type MeterClass = "B" | "C" | "D";
const CLASSES: readonly string[] = ["B", "C", "D"];
export const isAtLeast = (own: string, needed: MeterClass) => CLASSES.indexOf(own) >= CLASSES.indexOf(needed);

/** By what the readings are for, where no class is asked for: DL/T 448-2016, 第III、IV、V类. */
const USUAL: Readonly<Record<string, MeterClass>> = { settle: "C", internal: "C", monitor: "B" };
/** Transformers that go with a meter's class. */
export const TRANSFORMER_CLASS: Readonly<Record<MeterClass, string>> = {
  B: "0.5级",
  C: "0.5S级",
  D: "0.2S级",
};

/** What meter the load needs. */
export type Choice = {
  system: (typeof SYSTEMS)[keyof typeof SYSTEMS];
  isHighVoltage: boolean;
  /** A. */
  current: number;
  use: string;
  needed: MeterClass;
  mount: string;
  isDirect: boolean;
  /** Where the meter does not carry the current itself. */
  transformer:
    { primary: number; secondary: number; count: number; burden: number; rated: number } | undefined;
};

/** Current of a load, A. @param voltage between the phases, or of the single one */
const currentOfPower = (kilowatts: number, voltage: number, phases: number, cos: number) =>
  (kilowatts * 1000) / ((phases === 3 ? Math.sqrt(3) : 1) * voltage * cos);

export function choose({ numbers, choices }: Read): Choice {
  const { sys = "", by, use = "monitor", cls = "", mount = "" } = choices;
  const { x = 0, pf = 1, len = 0 } = numbers;
  const system = SYSTEMS[isSystem(sys) ? sys : "3p4w"];
  const current = by === "kw" ? currentOfPower(x, system.voltage, system.phases, pf) : x;
  const isHighVoltage = system.voltage > 1000;
  // Meters in panels are made for transformers alone.
  const isDirect = !isHighVoltage && current <= DIRECT_MOST && !mount.startsWith("p");
  const count = system.wiring === "三相三线" ? 2 : system.phases;
  return {
    ...{ system, isHighVoltage, current, use, mount, isDirect },
    needed: cls === "B" || cls === "C" || cls === "D" ? cls : isDirect ? "B" : (USUAL[use] ?? "B"),
    transformer: isDirect ? undefined : { primary: primaryFor(current), count, ...secondaryFor(len) },
  };
}
