import { formatted } from "@/lib/tools/answer";
import type { Read } from "@/lib/tools/fields";
import { notesOf } from "@/lib/tools/notes";
import type { Bank, Banks } from "./bank";
import { allowsBare, detunes } from "./detuning";
import type { Mode } from "./load-fields";
import { harmonicsOf, nearText } from "./near";
import { busReactive, cosOf, leakageKvar, tanOf } from "./power";
import { shownRate } from "./reactor";
import type { RequiredCompensation } from "./required-compensation";
import { reasonForSvg } from "./svg";
import { adjustmentText } from "./tariff";
import { isHighVoltage } from "./units";

const note = notesOf("kvar");

const MODE: Readonly<Record<Mode, readonly ("bill" | "transformer")[]>> = {
  load: [],
  bill: ["bill"],
  transformer: ["transformer"],
};

function rateNote(rate: number, isHighVoltage: boolean) {
  if (isHighVoltage) return note("rateHighVoltage", {});
  return note(rate > 0 ? "rateChosen" : "rate", {});
}

/** Whether only a resonance requires the detuning reactor, not the harmonics by themselves. */
const isDetunedByResonance = ({ rate, near, pollution, isAsked }: Bank) =>
  detunes(rate) && near.length > 0 && !isAsked && (pollution === "clean" || pollution === "moderate");

function resonanceNote(bank: Bank): string[] {
  const { shortCircuit, near, rate, pollution, isHighVoltage } = bank;
  if (shortCircuit === undefined) return [note("unchecked", {})];
  if (near.length === 0) return detunes(rate) ? [] : [note("apart", {})];
  const where = { 接近: nearText(near) };
  const bare = { ...where, 接法: isHighVoltage ? "只串 1% 电抗" : "不串电抗" };
  if (detunes(rate))
    return isDetunedByResonance(bank) ? [note("nearSoDetuned", { ...bare, 电抗率: shownRate(rate) })] : [];
  if (pollution === undefined) return [note("nearUnknown", bare)];
  return [note(allowsBare(pollution, harmonicsOf(near)) ? "nearClean" : "near", where)];
}

/** More kvar than the kVA of the transformer cannot be compensation of its load. */
export const isBeyond = (kvar: number, capacity: number | undefined) =>
  capacity !== undefined && kvar > capacity;

/** A load metered on the primary side includes the reactive power of the transformer; a monthly bill already does. */
function highSideNote(mode: Mode, { choices, numbers }: Read, load: RequiredCompensation["load"]): string[] {
  const { sn, uk } = numbers;
  if (mode !== "load" || !load || !sn || !uk || isHighVoltage(Number(choices.u))) return [];
  const { active, from, to } = load;
  const [before, after] = [leakageKvar(active / from, sn, uk), leakageKvar(active / to, sn, uk)];
  const [old, now] = [
    cosOf(active, active * tanOf(from) + before),
    cosOf(active, active * tanOf(to) + after),
  ];
  const left = busReactive(active, active * tanOf(to), sn, uk);
  if (Number.isNaN(left)) return [];
  return [
    note("highSide", {
      变压器无功: `${formatted(before)} → ${formatted(after)}`,
      高压侧功率因数: `${formatted(old, 2)} → ${formatted(now, 2)}`,
      力调电费: adjustmentText(old, now, choices.std ?? "0.90"),
      目标: formatted(to, 2),
      母线功率因数: formatted(cosOf(active, left), 3),
      补偿容量: formatted(active * tanOf(from) - left),
    }),
  ];
}

/** The notes, most important first. */
export function kvarNotes(
  mode: Mode,
  read: Read,
  { kvar, load }: RequiredCompensation,
  [bank, other]: Banks,
) {
  const { choices, numbers } = read;
  const svg = reasonForSvg(choices.duty ?? "", bank);
  return [
    ...(isBeyond(kvar, numbers.sn) ? [note("beyond", {})] : []),
    ...MODE[mode].map((name) => note(name, {})),
    ...(svg ? [note("svg", { 原因: svg })] : []),
    // That plain capacitors suffice would contradict the reactor against the resonance.
    ...(bank.pollution === "clean" && isDetunedByResonance(bank)
      ? []
      : [note(bank.pollution ?? "unknown", {})]),
    ...(choices.by2 !== "thdi" && numbers.h !== undefined && numbers.h > 15 ? [note("filter", {})] : []),
    ...resonanceNote(bank),
    rateNote((other ?? bank).rate, bank.isHighVoltage),
    ...highSideNote(mode, read, load),
    ...(bank.isHighVoltage ? [note("highVoltage", {})] : []),
    ...(bank.units && !bank.isHighVoltage ? [note("levels", {})] : []),
  ];
}
