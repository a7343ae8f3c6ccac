import type { Parameter } from "./parameter";
import { ratingText } from "./rating";

/**
 * What a filter's option asks for: a figure, or a span that a product's figures may touch; an end that is missing is open.
 * Above: its lower end is itself out.
 */
export type Span = { min: number; max: number; isAbove?: boolean };

const FIGURE = "-?\\d{1,9}(?:\\.\\d{1,6})?";
const SINGLE = new RegExp(`^${FIGURE}$`);
const RANGE = new RegExp(`^(${FIGURE})?\\.\\.(${FIGURE})?$`);

/**
 * Reads an option of a parameter with figures: `450`, `10..40`, `..40`, `40..`.
 * @returns undefined for anything else, and for a span whose ends are the wrong way round
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
 * What an option asks for beside the others that its filter offers. Where one band ends another begins, and what stands on
 * their border is in the lower one alone: 50 is in `..50` and not in `50..100`. A span that nobody offers has both its ends.
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

/** The same span with both its ends, whatever bands are offered: `50..100` as a band is above 50, `50.0..100` is from 50 on. */
export function withBothEnds(option: string, choices: readonly string[]): string {
  if (!optionSpan(option, choices)?.isAbove) return option;
  const [from = "", to = ""] = option.split("..");
  return `${from}${from.includes(".") ? "0" : ".0"}..${to}`;
}

/** Whether its options are figures or bands of them, and not words. */
export const hasFigures = ({ kind }: Pick<Parameter, "kind">): boolean =>
  kind !== "choice" && kind !== "yesno";

/** Whether an address may ask for this option. */
export const isOption = (parameter: Pick<Parameter, "kind" | "choices">, option: string): boolean =>
  hasFigures(parameter) ? readSpan(option) !== undefined : parameter.choices.includes(option);

const limit = (end: number) => (Number.isFinite(end) ? end : null);

/** Options as a filter shows them: figures rise, words stand as in the dictionary. */
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
      // Two without a lower end have no difference there.
      .sort(({ place: a }, { place: b }) => a.min - b.min || a.max - b.max || 0)
      .map(({ option }) => option)
  );
}

/** What a product of this kind says with such a figure: a range that reaches −25 ℃ reaches down, one that reaches 55 ℃ up. */
const reach = (kind: Parameter["kind"], { min, max }: Span) =>
  kind !== "range" || min !== max ? "" : min < 0 ? "可低至 " : "可高至 ";

/** An option as a visitor reads it: `450 V`, `≤50 A`, `＞50~100 A`, `＞100 A`, `可低至 −25 ℃`. */
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
