import type { NumberPart, Rule } from "./shape";

type Ruled = { parts: readonly { name: string }[]; rules: readonly Rule[] };

/** Numbers of so many places count as on a step of the range. */
const PLACES = 6;

export function isInRange({ min, max, step }: NonNullable<NumberPart["range"]>, figure: number): boolean {
  const steps = Number(((figure - min) / step).toFixed(PLACES));
  return figure >= min && figure <= max && Number.isInteger(steps);
}

/** Whether each of these parts has one of its codes. */
export const haveCodes = (
  among: Readonly<Record<string, readonly string[]>>,
  codeOf: (name: string) => string | undefined,
): boolean => Object.entries(among).every(([name, codes]) => codes.includes(codeOf(name) ?? ""));

/** Whether the rule is broken; codes of parts that are not known break none. */
function isBroken(rule: Rule, codeOf: (name: string) => string | undefined): boolean {
  if ("sum" in rule) {
    const figures = rule.sum.map((name) => Number(codeOf(name) ?? Number.NaN));
    const total = figures.reduce((sum, figure) => sum + figure, 0);
    return total < rule.min || total > rule.max;
  }
  const isKnown = Object.keys(rule.only).every((name) => codeOf(name) !== undefined);
  return isKnown && haveCodes(rule.when, codeOf) && !haveCodes(rule.only, codeOf);
}

/** Why choices do not go together: the editors' sentences. */
export const faultsOf = ({ parts, rules }: Ruled, choices: readonly (string | undefined)[]): string[] =>
  rules
    .filter((rule) => isBroken(rule, (name) => choices[parts.findIndex((part) => part.name === name)]))
    .map(({ says }) => says);

/** Places of the parts before one with whose choices a code of it does not go: a code is made from its beginning on. */
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
