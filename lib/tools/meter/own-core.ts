import { type Figure, formatted, quantity } from "@/lib/tools/answer";
import { type Candidate, hasOption, singles } from "@/lib/tools/candidate";
import { type Raw, readFields } from "@/lib/tools/fields";
import { choose, coresOf } from "./choice";
import { METER_FIELDS } from "./fields";
import { FULL_LOAD, LEAST_LOAD, primaryFor } from "./transformer";

/** From this primary current on, A, split-core transformers have class 0.5, smaller ones class 1. */
const FINE_SPLIT_CORE = 200;

/** Whether a meter includes transformers, so that none are ordered with it. */
export const bringsCores = (candidate: Candidate): boolean =>
  hasOption(candidate, "splitCore") || hasOption(candidate, "plugInCore");

/** The primary current of a meter's own transformers for a load, A: the smallest of which the load is at most 80 %. */
export function ownPrimary(candidate: Candidate, current: number): number | undefined {
  const ranges = (candidate.figures.primaryCurrent ?? []).filter(([min, max]) => min !== max);
  const preferred = primaryFor(current);
  const inRange = ranges.some(([min, max]) => (min ?? 0) <= preferred && preferred <= (max ?? Infinity));
  return [...singles(candidate, "primaryCurrent"), ...(inRange ? [preferred] : [])]
    .sort((a, b) => a - b)
    .find((primary) => current <= primary * FULL_LOAD && current >= primary * LEAST_LOAD);
}

/** The class of a meter with its own transformers for a load: 1 with class 0.5, 2 with class 1. */
export const wholeClass = (candidate: Candidate, current: number) =>
  hasOption(candidate, "splitCore") && (ownPrimary(candidate, current) ?? 0) < FINE_SPLIT_CORE ? 2 : 1;

/**
 * The answer for a meter that includes transformers, even if the load is small enough for a meter without; undefined if
 * there are none for the load.
 */
export function ownCoreAnswer(
  raw: Raw,
  candidate: Candidate,
): { summary: string; figures: Figure[] } | undefined {
  const read = readFields(METER_FIELDS, raw);
  if (Object.keys(read.faults).length > 0) return undefined;
  const { current, system, isHighVoltage } = choose(read);
  const primary = ownPrimary(candidate, current);
  if (isHighVoltage || primary === undefined) return undefined;
  const part = `${formatted((current / primary) * 100, 0)}%`;
  const whole = wholeClass(candidate, current);
  return {
    summary: `负荷 ${quantity(current, "A")}：一次额定不小于 ${formatted(current)}/${FULL_LOAD} = ${quantity(current / FULL_LOAD, "A")}，用${candidate.model}随表的 ${primary} A 互感器，负荷为其 ${part}，不另配互感器；整套按 ${whole} 级，用于监测。`,
    figures: [
      { name: "负荷电流", text: quantity(current, "A") },
      { name: "随表互感器", text: `${primary} A × ${coresOf(system)}` },
      { name: "负荷占一次额定", text: part },
      { name: "整套准确度", text: `${whole}级` },
    ],
  };
}
