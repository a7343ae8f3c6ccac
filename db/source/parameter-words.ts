import type { ParameterEntry, ProductParameter } from "./parameter-shapes";
import type { Content } from "./shapes";

/** The text of a line: its own, or that of the product's column; empty if neither exists. */
export function wordsOf(
  { key, text }: ProductParameter,
  product: Content["products"][number],
  dictionary: ReadonlyMap<string, ParameterEntry>,
): string {
  const field = dictionary.get(key)?.field;
  return text ?? (field ? [product[field]].flat().join("、") : "");
}
