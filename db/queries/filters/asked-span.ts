import { perContentVersion } from "@/db/per-content-version";
import { getDictionary } from "@/db/queries/products/dictionary";
import { optionSpan, readSpan, type Span } from "@/lib/parameters/option";

/** The spans of what the dictionary offers, by parameter and option: a search asks for them some hundred times. */
const offered = perContentVersion(
  () =>
    new Map(
      [...getDictionary()].map(([key, { choices }]) => [
        key,
        new Map(choices.map((option) => [option, optionSpan(option, choices)])),
      ]),
    ),
);

/** What an option of a parameter asks for, beside the others that the dictionary offers of it now. */
export function askedSpan(key: string, option: string): Span | undefined {
  const spans = offered().get(key);
  return spans?.has(option) ? spans.get(option) : readSpan(option);
}
