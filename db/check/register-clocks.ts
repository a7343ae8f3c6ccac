import type { RegisterFamily } from "@/db/source/register-shapes";
import { limitsOf } from "@/lib/registers/words";

type Register = RegisterFamily["blocks"][number]["registers"][number];

/** What the parts of a date and of a time of day can be, by the ends of their names, the longer ones first. */
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

/** A part of a date that may be more than it can: its type's whole range. A length of time has a unit and is none. */
export function clockFaults(register: Register): string[] {
  const [, least, most] = CLOCK.find(([name]) => register.name.endsWith(name)) ?? [];
  if (least === undefined || most === undefined || register.unit !== undefined) return [];
  const { min, max } = limitsOf(register);
  return min < least || max > most ? [`${register.name}只能是 ${least}~${most}，这里是 ${min}~${max}`] : [];
}
