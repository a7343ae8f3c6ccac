import type { ProductValue } from "@/db/source/parameter-shapes";
import { measured } from "@/lib/measured";
import { isOptional, OPTIONAL_WORDS, saysIsOptional, saysOptional } from "@/lib/parameters/optional";
import { figuresOf } from "./value-figures";

/** Optional values must have a condition that says so, and no others may. */
export function optionFaults(value: ProductValue, words: string, isOfOptions: boolean): string[] {
  const { choices = [], unit = "", condition = "" } = value;
  const has = isOptional(condition);
  if (has && !isOfOptions && !saysOptional(words))
    return [`condition 写了「${condition}」，原文「${words}」却没有说${OPTIONAL_WORDS.join("、")}`];
  if (has) return [];
  const figures = figuresOf(value).map((figure) => measured(figure, unit));
  return [...choices, ...figures]
    .filter((said) => isOfOptions || saysIsOptional(words, said))
    .map((said) => `原文「${words}」里 ${said} 要另外订，单独写一项，加 "condition": "选配"`);
}
