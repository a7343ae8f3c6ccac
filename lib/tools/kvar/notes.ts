import type { Read } from "@/lib/tools/fields";
import { notesOf } from "@/lib/tools/notes";
import type { Bank, Banks } from "./bank";
import { detunes } from "./detuning";
import type { Mode } from "./load-fields";
import { nearText } from "./near";
import { shownRate } from "./reactor";
import { reasonForSvg } from "./svg";

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

function resonanceNote({ shortCircuit, near, rate, pollution, isAsked, isHighVoltage }: Bank): string[] {
  if (shortCircuit === undefined) return [note("unchecked", {})];
  if (near.length === 0) return detunes(rate) ? [] : [note("apart", {})];
  const where = { 接近: nearText(near) };
  const bare = { ...where, 接法: isHighVoltage ? "只串 1% 电抗" : "不串电抗" };
  if (detunes(rate))
    return pollution === "moderate" && !isAsked
      ? [note("nearSoDetuned", { ...bare, 电抗率: shownRate(rate) })]
      : [];
  if (pollution === undefined) return [note("nearUnknown", bare)];
  return [note(pollution === "clean" ? "nearClean" : "near", where)];
}

/** More kvar than the transformer has kVA is no compensation of its load. */
export const isBeyond = (kvar: number, capacity: number | undefined) =>
  capacity !== undefined && kvar > capacity;

/** What to mind, the most important first. @param kvar what is missing */
export function kvarNotes(mode: Mode, { choices, numbers }: Read, kvar: number, [bank, other]: Banks) {
  const svg = reasonForSvg(choices.duty ?? "", bank);
  return [
    ...(isBeyond(kvar, numbers.sn) ? [note("beyond", {})] : []),
    ...MODE[mode].map((name) => note(name, {})),
    ...(svg ? [note("svg", { 原因: svg })] : []),
    note(bank.pollution ?? "unknown", {}),
    ...(choices.by2 !== "thdi" && numbers.h !== undefined && numbers.h > 15 ? [note("filter", {})] : []),
    ...resonanceNote(bank),
    rateNote((other ?? bank).rate, bank.isHighVoltage),
    ...(bank.isHighVoltage ? [note("highVoltage", {})] : []),
    ...(bank.units && !bank.isHighVoltage ? [note("levels", {})] : []),
  ];
}
