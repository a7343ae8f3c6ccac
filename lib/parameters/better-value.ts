import type { BETTER, Parameter, Value } from "./parameter";

type Compared = Pick<Value, "min" | "max" | "choice">;

/** By how much `a` is better than `b`: positive, 0 if they are equal; undefined if they cannot be compared. */
function advantage(
  better: (typeof BETTER)[number],
  choices: readonly string[],
  a: Compared,
  b: Compared,
): number | undefined {
  if (better === "earlier") {
    const [first, second] = [choices.indexOf(a.choice), choices.indexOf(b.choice)];
    return first < 0 || second < 0 ? undefined : second - first;
  }
  if (better === "less" || better === "more") {
    // The guaranteed value: ≤10 ms counts as 10 ms, ≥95 % as 95 %.
    const limit = ({ min, max }: Compared) => (better === "less" ? (max ?? min) : (min ?? max));
    const [first, second] = [limit(a), limit(b)];
    if (first === null || second === null) return undefined;
    return better === "less" ? second - first : first - second;
  }
  if (a.min === null || a.max === null || b.min === null || b.max === null) return undefined;
  const [low, high] = [b.min - a.min, a.max - b.max];
  if (low * high < 0) return undefined;
  return better === "wider" ? low + high : -(low + high);
}

/** The value of a product that has exactly one, which is not optional; others cannot be compared. */
const onlyValue = (values: readonly Value[]): Value | undefined => {
  const [value] = values;
  return values.length === 1 && value && !value.optional ? value : undefined;
};

/**
 * Which products are best in a parameter: those that no other exceeds, if at least one is worse. None if the values
 * have different conditions, or if a product has several.
 */
export function bestOf(
  { better, choices }: Pick<Parameter, "better" | "choices">,
  products: readonly (readonly Value[])[],
): boolean[] {
  const none = products.map(() => false);
  const said = products.filter((values) => values.length > 0);
  const values = said.flatMap((own) => onlyValue(own) ?? []);
  if (
    better === "" ||
    values.length < said.length ||
    new Set(values.map(({ condition }) => condition)).size > 1
  )
    return none;
  return products.map((own) => {
    const value = onlyValue(own);
    const advantages = value ? values.map((other) => advantage(better, choices, value, other)) : [];
    return (
      advantages.every((each) => each !== undefined && each >= 0) &&
      advantages.some((each) => each !== undefined && each > 0)
    );
  });
}
