import type { Rule } from "./shape";

type Ruled = { parts: readonly { name: string }[]; rules: readonly Rule[] };

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

/** Those codes of one part that do not go with what is chosen of the parts before it: a code is made from its beginning on. */
export function excludedOf(ruled: Ruled, choices: readonly string[], at: number, codes: readonly string[]) {
  const withPart = (code: string | undefined) =>
    faultsOf(
      ruled,
      choices.map((choice, other) => (other < at ? choice : other === at ? code : undefined)),
    );
  const known = withPart(undefined);
  return codes.filter((code) => withPart(code).some((fault) => !known.includes(fault)));
}
