import type { Parameter } from "./parameter";
import { ratingText } from "./rating";

/** What a filter's option asks for: a figure, or a span that a product's figures may touch; an end that is missing is open. */
export type Span = { min: number; max: number };

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

const isChosen = (kind: Parameter["kind"]) => kind === "choice" || kind === "yesno";

/** Whether an address may ask for this option. */
export const isOption = ({ kind, choices }: Pick<Parameter, "kind" | "choices">, option: string): boolean =>
  isChosen(kind) ? choices.includes(option) : readSpan(option) !== undefined;

const limit = (end: number) => (Number.isFinite(end) ? end : null);

/** What a product of this kind says with such a figure: a range that reaches −25 ℃ reaches down, one that reaches 55 ℃ up. */
const reach = (kind: Parameter["kind"], { min, max }: Span) =>
  kind !== "range" || min !== max ? "" : min < 0 ? "可低至 " : "可高至 ";

/** An option as a visitor reads it: `450 V`, `10~40 kvar`, `≤40 A`, `可低至 −25 ℃`. */
export function optionText({ kind, unit }: Pick<Parameter, "kind" | "unit">, option: string): string {
  const span = isChosen(kind) ? undefined : readSpan(option);
  if (!span) return option;
  const value = { key: "", min: limit(span.min), max: limit(span.max), choice: "", condition: "" };
  return reach(kind, span) + ratingText({ unit }, [value]);
}
