import { readSteps } from "@/lib/parameters/steps";
import { convert } from "@/lib/parameters/units";
import { allowedOf, decidersOf, type Dictionary } from "./code-values";
import type { Content } from "./shapes";

type Product = Content["products"][number];
/** A combination of parameter values: figures in the parameter's unit, or choices. */
export type Combination = ReadonlyMap<string, number | string>;

/** All combinations of an entry; a list gives one per item. */
function ofEntry(entry: Product["combinations"][number]): Combination[] {
  let found: Combination[] = [new Map()];
  for (const [key, values] of Object.entries(entry))
    found = found.flatMap((one) => [values].flat().map((value) => new Map([...one, [key, value]])));
  return found;
}

/** Combinations written by editors. */
export const writtenCombinations = ({ combinations }: Product): Combination[] =>
  combinations.flatMap(ofEntry).filter(({ size }) => size > 1);

/** Values that editors wrote as going with none of the other parameters. */
export const writtenAlone = ({ combinations }: Product): Combination[] =>
  combinations.flatMap(ofEntry).filter(({ size }) => size === 1);

/** Steps go with the capacity that they add up to: 20+10 with 30 kvar. */
const ofSteps = ({ parameters }: Product, dictionary: Dictionary): Combination[] =>
  parameters.flatMap(({ key, numbers = [], unit = "", also = [] }) =>
    also.flatMap((value) =>
      (value.choices ?? []).flatMap((choice) => {
        const total = readSteps(choice)?.total;
        if (total === undefined || !numbers.includes(total)) return [];
        const figure = convert(total, unit, dictionary.get(key)?.unit ?? unit) ?? total;
        return [
          new Map<string, number | string>([
            [key, figure],
            [value.key, choice],
          ]),
        ];
      }),
    ),
  );

/**
 * Two parameters in the order code of which not all combinations are possible: one part determines both, or a rule
 * connects them.
 */
function ofCode(product: Product, known: readonly Combination[], dictionary: Dictionary): Combination[] {
  const { code } = product;
  if (!code) return [];
  const deciders = decidersOf(code, product, dictionary);
  const decided = [...deciders.keys()].sort();
  return decided.flatMap((key, at) =>
    decided.slice(at + 1).flatMap((other) => {
      if (known.some((one) => one.has(key) && one.has(other))) return [];
      const allowed = allowedOf(code, deciders, [key, other]);
      const count = (name: string) => new Set(allowed.map((one) => one.get(name))).size;
      return allowed.length < count(key) * count(other) ? allowed : [];
    }),
  );
}

/** All restricted combinations of a product: written by editors, or derived from steps and from the order code. */
export function combinationsOf(product: Product, dictionary: Dictionary): Combination[] {
  const known = [...writtenCombinations(product), ...ofSteps(product, dictionary)];
  return [...known, ...ofCode(product, known, dictionary)];
}
