import { getDictionary } from "@/db/queries/products/dictionary";
import { optionSpan, type Span } from "@/lib/parameters/option";

/** What an option of a parameter asks for, beside the others that the dictionary offers of it now. */
export const askedSpan = (key: string, option: string): Span | undefined =>
  optionSpan(option, getDictionary().get(key)?.choices ?? []);
