import { formatted } from "@/lib/tools/answer";
import { notesOf } from "@/lib/tools/notes";
import { EVEN_LIMIT, ODD_LIMIT, VOLTAGE_LIMIT } from "./gbt14549";
import type { Spectrum } from "./spectrum";
import { ordersText, type Verdict } from "./verdict";

/** In percent; a user with the whole supply has a transformer of their own. */
const WHOLE = 100;

const note = notesOf("harmonics");

/**
 * GB 50054-2011 3.2.9: if the neutral current exceeds the phase current, it determines the cross-section. Both in A.
 */
function neutralNote(neutral: number, phase: number, isNeeded: boolean) {
  if (neutral <= phase) return note(isNeeded ? "neutralActive" : "neutral", {});
  const currents = { 零线电流: formatted(neutral, 0), 相电流: formatted(phase, 0) };
  return note(isNeeded ? "neutralLargeActive" : "neutralLarge", currents);
}

/**
 * The notes, most important first.
 * @param share the user's share of the supply, %
 * @param isBare whether there are drives without a choke
 */
export function harmonicNotes(
  { neutral, reactive, harmonic, fundamental }: Spectrum,
  verdict: Verdict,
  { share, isBare }: { share: number; isBare: boolean },
): string[] {
  const { currents, voltages, isDistorted, isNeeded } = verdict;
  const phase = Math.hypot(fundamental, harmonic);
  return [
    currents.length > 0
      ? note("over", { 次数: ordersText(currents) })
      : note(isNeeded ? "within" : "withinAll", {}),
    ...(voltages.length > 0
      ? [note("voltages", { 次数: ordersText(voltages), 奇次限值: ODD_LIMIT, 偶次限值: EVEN_LIMIT })]
      : []),
    ...(isBare && isNeeded ? [note("choke", {})] : []),
    ...(isDistorted ? [note("distorted", { 限值: VOLTAGE_LIMIT })] : []),
    ...(share === WHOLE ? [note("whole", {})] : []),
    ...(neutral > 0 ? [neutralNote(neutral, phase, isNeeded)] : []),
    ...(reactive > 0 && harmonic > 0 ? [note("capacitors", { 无功: formatted(reactive, 0) })] : []),
    note("measured", {}),
  ];
}
