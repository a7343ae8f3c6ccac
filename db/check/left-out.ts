import type { ParameterEntry, ProductValue } from "@/db/source/parameter-shapes";
import { listsIn } from "@/lib/parameters/lists";
import { readQuantity } from "@/lib/parameters/quantity";
import { figuresOf } from "./value-figures";

/** Choices named in a text that are missing in the values of the line. */
export function choicesLeftOut(
  values: readonly ProductValue[],
  { key, kind, choices = [] }: ParameterEntry,
  words: string,
): string[] {
  if (kind !== "choice") return [];
  const own = values.filter((value) => value.key === key).flatMap((value) => value.choices ?? []);
  const isNamed = (choice: string) =>
    words
      .split(choice)
      .some((part, at, parts) => at > 0 && !/^\w/.test(part) && !/[\w.×+]$/.test(parts[at - 1] ?? ""));
  // 1级 in B级（1级） is no choice of its own.
  return choices
    .filter((choice) => !own.some((each) => each.includes(choice)) && isNamed(choice))
    .map((choice) => `原文「${words}」里还有 ${choice}，choices 里没有`);
}

/** Figures of a text that are missing in the data: all if the text has only figures, else the rest of a list. */
export function leftOut(value: ProductValue, words: string): string[] {
  const { numbers = [], unit = "" } = value;
  const figures = figuresOf(value);
  if (figures.length === 0) return [];
  const said = readQuantity(words);
  const whole = said && said.unit === unit ? figuresOf({ key: value.key, ...said }) : [];
  const lists = listsIn(words).filter(
    (list) => list.unit === unit && list.numbers.some((figure) => numbers.includes(figure)),
  );
  const missing = [...whole, ...lists.flatMap((list) => list.numbers)].filter(
    (figure) => !figures.includes(figure),
  );
  return [...new Set(missing)].map((figure) => `原文「${words}」里还有 ${figure} ${unit}`.trimEnd());
}
