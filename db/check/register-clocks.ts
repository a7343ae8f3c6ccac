import type { RegisterFamily } from "@/db/source/register-shapes";
import { limitsOf } from "@/lib/registers/words";

type Register = RegisterFamily["blocks"][number]["registers"][number];

/** The ranges of parts of date and time, by the ends of their names, longer ones first. */
const CLOCK: readonly (readonly [name: string, least: number, most: number])[] = [
  ["月日", 101, 1231],
  ["时分", 0, 2359],
  ["毫秒", 0, 59_999],
  ["年", 1970, 2199],
  ["月", 1, 12],
  ["日", 1, 31],
  ["时", 0, 23],
  ["分", 0, 59],
  ["秒", 0, 59],
];

/** Parts of date or time with a too wide range. Durations have a unit and are not checked. */
export function clockFaults(register: Register): string[] {
  const [, least, most] = CLOCK.find(([name]) => register.name.endsWith(name)) ?? [];
  if (least === undefined || most === undefined || register.unit !== undefined) return [];
  const { min, max } = limitsOf(register);
  return min < least || max > most ? [`${register.name}只能是 ${least}~${most}，这里是 ${min}~${max}`] : [];
}
