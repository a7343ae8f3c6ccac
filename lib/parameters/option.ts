import type { Parameter } from "./parameter";
import { ratingText } from "./rating";

/**
 * The span of a filter option, which figures of a product may overlap; a single figure has equal ends, an open end is
 * infinite. `isAbove`: the lower end is exclusive.
 */
export type Span = { min: number; max: number; isAbove?: boolean };

const FIGURE = "-?\\d{1,9}(?:\\.\\d{1,6})?";
const SINGLE = new RegExp(`^${FIGURE}$`);
const RANGE = new RegExp(`^(${FIGURE})?\\.\\.(${FIGURE})?$`);

/**
 * Parses an option with figures: `450`, `10..40`, `..40`, `40..`.
 * @returns undefined for anything else, and for a span with reversed ends
 */
export function readSpan(option: string): Span | undefined {
  if (SINGLE.test(option)) return { min: Number(option), max: Number(option) };
  const [, from, to] = RANGE.exec(option) ?? [];
  if (from === undefined && to === undefined) return undefined;
  const span = {
    min: from === undefined ? -Infinity : Number(from),
    max: to === undefined ? Infinity : Number(to),
  };
  return span.min <= span.max ? span : undefined;
}

const isBand = ({ min, max }: Span) => min < max;

/**
 * The span of an option among all options of the filter. Where bands adjoin, their border belongs to the lower one
 * only: 50 is in `..50` and not in `50..100`. A span that is not among the options includes both ends.
 */
export function optionSpan(option: string, choices: readonly string[]): Span | undefined {
  const span = readSpan(option);
  if (!span || !isBand(span) || !choices.includes(option)) return span;
  const isAbove = choices.some((choice) => {
    const other = readSpan(choice);
    return other !== undefined && isBand(other) && other.max === span.min;
  });
  return isAbove ? { ...span, isAbove } : span;
}

/** The same span with both ends, whatever bands there are: the band `50..100` is above 50, `50.0..100` starts at 50. */
export function withBothEnds(option: string, choices: readonly string[]): string {
  if (!optionSpan(option, choices)?.isAbove) return option;
  const [from = "", to = ""] = option.split("..");
  return `${from}${from.includes(".") ? "0" : ".0"}..${to}`;
}

/** Whether options are figures or bands of figures, as opposed to texts. */
export const hasFigures = ({ kind }: Pick<Parameter, "kind">): boolean =>
  kind !== "choice" && kind !== "yesno";

/** Whether an address may have this option. */
export const isOption = (parameter: Pick<Parameter, "kind" | "choices">, option: string): boolean =>
  hasFigures(parameter) ? readSpan(option) !== undefined : parameter.choices.includes(option);

const limit = (end: number) => (Number.isFinite(end) ? end : null);

/** Options as shown in a filter: figures ascending, texts in the order of the dictionary. */
export function orderedOptions(
  { kind, choices }: Pick<Parameter, "kind" | "choices">,
  options: Iterable<string>,
): string[] {
  const placed = [...options].map((option) => {
    const at = choices.indexOf(option);
    const place = (hasFigures({ kind }) ? readSpan(option) : undefined) ?? { min: at, max: at };
    return { option, place };
  });
  return (
    placed
      // Two infinite lower ends have the difference NaN, which is falsy like 0.
      .sort(({ place: a }, { place: b }) => a.min - b.min || a.max - b.max || 0)
      .map(({ option }) => option)
  );
}

/**
 * The prefix of a single figure for range parameters: a range that includes −25 ℃ reaches down to it, one that includes
 * 55 ℃ up to it.
 */
const reach = (kind: Parameter["kind"], { min, max }: Span) =>
  kind !== "range" || min !== max ? "" : min < 0 ? "可低至 " : "可高至 ";

/** The text of an option: `450 V`, `≤50 A`, `＞50~100 A`, `＞100 A`, `可低至 −25 ℃`. */
export function optionText(
  { kind, unit, choices }: Pick<Parameter, "kind" | "unit" | "choices">,
  option: string,
): string {
  const span = hasFigures({ kind }) ? optionSpan(option, choices) : undefined;
  if (!span) return option;
  const { min, max, isAbove: exclusive = false } = span;
  const value = { key: "", min: limit(min), max: limit(max), choice: "", condition: "", exclusive };
  return reach(kind, span) + ratingText({ unit }, [value]);
}
