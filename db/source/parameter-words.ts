import type { ParameterEntry, ProductParameter } from "./parameter-shapes";
import type { Content } from "./shapes";

/** The words of a line: its own, or those of the product's field; nothing where it has neither. */
export function wordsOf(
  { key, text }: ProductParameter,
  product: Content["products"][number],
  dictionary: ReadonlyMap<string, ParameterEntry>,
): string {
  const field = dictionary.get(key)?.field;
  return text ?? (field ? [product[field]].flat().join("、") : "");
}
