import { perContentVersion } from "@/db/per-content-version";
import { getDictionary } from "@/db/queries/products/dictionary";
import { optionSpan, readSpan, type Span } from "@/lib/parameters/option";

/** The parsed options of the dictionary by parameter, memoized: a search looks them up some hundred times. */
const offered = perContentVersion(
  () =>
    new Map(
      [...getDictionary()].map(([key, { choices }]) => [
        key,
        new Map(choices.map((option) => [option, optionSpan(option, choices)])),
      ]),
    ),
);

/** The span of an option, with its bounds adjusted to the other options of the parameter. */
export function askedSpan(key: string, option: string): Span | undefined {
  const spans = offered().get(key);
  return spans?.has(option) ? spans.get(option) : readSpan(option);
}
