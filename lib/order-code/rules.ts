import type { NumberPart, Rule } from "./shape";

type Ruled = { parts: readonly { name: string }[]; rules: readonly Rule[] };

/** Decimal places to which numbers are compared with the steps of a range. */
const PLACES = 6;

export function isInRange({ min, max, step }: NonNullable<NumberPart["range"]>, figure: number): boolean {
  const steps = Number(((figure - min) / step).toFixed(PLACES));
  return figure >= min && figure <= max && Number.isInteger(steps);
}

/** Whether each of these parts has one of the listed codes. */
export const haveCodes = (
  among: Readonly<Record<string, readonly string[]>>,
  codeOf: (name: string) => string | undefined,
): boolean => Object.entries(among).every(([name, codes]) => codes.includes(codeOf(name) ?? ""));

/** Whether a rule is broken; parts without a known code break no rule. */
function isBroken(rule: Rule, codeOf: (name: string) => string | undefined): boolean {
  if ("sum" in rule) {
    const figures = rule.sum.map((name) => Number(codeOf(name) ?? Number.NaN));
    const total = figures.reduce((sum, figure) => sum + figure, 0);
    return total < rule.min || total > rule.max;
  }
  const isKnown = Object.keys(rule.only).every((name) => codeOf(name) !== undefined);
  return isKnown && haveCodes(rule.when, codeOf) && !haveCodes(rule.only, codeOf);
}

/** The sentences of broken rules. */
export const faultsOf = ({ parts, rules }: Ruled, choices: readonly (string | undefined)[]): string[] =>
  rules
    .filter((rule) => isBroken(rule, (name) => choices[parts.findIndex((part) => part.name === name)]))
    .map(({ says }) => says);

/** The earlier parts whose choices conflict with a code of this part, as codes are built from the beginning. */
export function conflictsOf(
  { parts, rules }: Ruled,
  choices: readonly string[],
  at: number,
  code: string,
): number[] {
  const placeOf = (name: string) => parts.findIndex((part) => part.name === name);
  const knowing = (own: string | undefined) => (name: string) => {
    const place = placeOf(name);
    return place < at ? choices[place] : place === at ? own : undefined;
  };
  const named = rules
    .filter((rule) => isBroken(rule, knowing(code)) && !isBroken(rule, knowing(undefined)))
    .flatMap((rule) => ("sum" in rule ? rule.sum : Object.keys({ ...rule.when, ...rule.only })));
  return parts.flatMap(({ name }, place) => (place < at && named.includes(name) ? place : []));
}
