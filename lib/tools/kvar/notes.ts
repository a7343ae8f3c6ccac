import { formatted } from "@/lib/tools/answer";
import type { Read } from "@/lib/tools/fields";
import { notesOf } from "@/lib/tools/notes";
import type { Bank, Banks } from "./bank";
import { capacitorsText } from "./capacitors";
import { allowsBare, detunes } from "./detuning";
import { highSideOf } from "./high-side";
import { type Mode, UNBALANCED } from "./load-fields";
import { harmonicsOf, nearInFull } from "./near";
import { bareText, resonanceFormula, shownRate } from "./reactor";
import type { RequiredCompensation } from "./required-compensation";
import { reasonForSvg } from "./svg";
import { adjustmentText } from "./tariff";

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

/** Without a detuning reactor; names the product whose steps are counted, and the figures to calculate it again. */
function resonanceNote(bank: Bank): string[] {
  const { shortCircuit, bare, near, rate, pollution, isHighVoltage } = bank;
  if (shortCircuit === undefined) return [note("unchecked", {})];
  const 接法 = `${bareText(bare.rate)}的${bare.units ? " " : ""}${capacitorsText(bare, isHighVoltage)}，Sk = ${formatted(shortCircuit, 0)} kVA，${resonanceFormula(bare.rate / 100)}`;
  if (near.length === 0) return detunes(rate) ? [] : [note("apart", { 接法 })];
  const where = { 接法, 接近: nearInFull(near, bare) };
  if (detunes(rate))
    return isDetunedByResonance(bank) ? [note("nearSoDetuned", { ...where, 电抗率: shownRate(rate) })] : [];
  if (pollution === undefined) return [note("nearUnknown", where)];
  return [note(allowsBare(pollution, harmonicsOf(near)) ? "nearClean" : "near", where)];
}

/** More kvar than the kVA of the transformer cannot be compensation of its load. */
export const isBeyond = (kvar: number, capacity: number | undefined) =>
  capacity !== undefined && kvar > capacity;

function highSideNote(mode: Mode, read: Read, load: RequiredCompensation["load"]): string[] {
  const highSide = highSideOf(mode, read, load);
  if (!load || !highSide) return [];
  const { leakage, cos, target } = highSide;
  return [
    note("highSide", {
      变压器无功: leakage.map((kvar) => formatted(kvar)).join(" → "),
      高压侧功率因数: cos.map((one) => formatted(one, 2)).join(" → "),
      力调电费: adjustmentText(...cos, read.choices.std ?? "0.90"),
      目标: formatted(load.to, 2),
      母线功率因数: formatted(target.cos, 3),
      补偿容量: formatted(target.kvar),
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
    // What applies to capacitors without a reactor would contradict the reactor against the resonance.
    ...(isDetunedByResonance(bank) ? resonanceNote(bank) : [note(bank.pollution ?? "unknown", {})]),
    ...(choices.by2 !== "thdi" && numbers.h !== undefined && numbers.h > 15 ? [note("filter", {})] : []),
    ...(isDetunedByResonance(bank) ? [] : resonanceNote(bank)),
    rateNote((other ?? bank).rate, bank.isHighVoltage),
    ...highSideNote(mode, read, load),
    ...(bank.isHighVoltage ? [note("highVoltage", {})] : []),
    ...(other || bank.isHighVoltage || choices.duty === UNBALANCED ? [] : [note("mainSwitch", {})]),
    ...(bank.units && !bank.isHighVoltage ? [note("levels", {})] : []),
  ];
}
