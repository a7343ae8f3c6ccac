import { grouped } from "@/lib/grouped";
import { measured } from "@/lib/measured";
import { withMinus } from "@/lib/minus";
import type { Parameter, Value } from "./parameter";
import { convert } from "./units";

/** Of more figures than these the first, the second and the last are shown, and how many there are. */
const FEW = 5;
/** Thousands of these are said in the larger unit. */
const LARGER: Readonly<Record<string, string>> = { V: "kV", ms: "s" };
const THOUSAND = 1000;

/** A parameter and what a product has of it, in few words. */
export type Rating = { key: string; name: string; text: string };

type Span = Pick<Value, "min" | "max" | "exclusive">;

function spanText({ min, max, exclusive = false }: Span): string {
  const [least, most] = [min, max].map((end) => withMinus(end ?? ""));
  if (min === max) return `${least}`;
  if (min === null) return `${exclusive ? "＜" : "≤"}${most}`;
  if (max === null) return `${exclusive ? "＞" : "≥"}${least}`;
  return `${exclusive ? "＞" : ""}${least}~${most}`;
}

/** A list is never shown as a range: what lies between its figures is not made. */
function figuresText(spans: Span[]): string {
  const texts = spans.map(spanText);
  return (texts.length > FEW ? [...texts.slice(0, 2), "…", ...texts.slice(-1)] : texts).join("/");
}

function inUnit(spans: Span[], unit: string): string {
  const larger = LARGER[unit];
  if (!larger || !spans.every(({ min, max }) => (min ?? max ?? 0) >= THOUSAND))
    return measured(figuresText(spans), unit);
  const inLarger = (limit: number | null) => (limit === null ? null : (convert(limit, unit, larger) ?? null));
  return measured(
    figuresText(spans.map((span) => ({ ...span, min: inLarger(span.min), max: inLarger(span.max) }))),
    larger,
  );
}

const countText = ({ length }: Span[]) => (length > FEW ? `（${length}档）` : "");

/** What can be ordered besides: a filter finds it, so a card says it. */
const optional = (values: readonly Value[], choices: readonly string[]) =>
  values
    .filter(({ choice, optional: isOptional }) => isOptional && choice !== "" && !choices.includes(choice))
    .map(({ choice }) => `选配${choice}`);

const choicesText = (values: readonly Value[]) =>
  [...new Set(values.flatMap(({ choice }) => choice || []))].join("、");

/** What a product has under one condition and under another: a filter finds each, so a card says each. */
const conditional = (values: readonly Value[]) =>
  [...grouped(values, (value) => value.condition)]
    .map(([condition, own]) => `${choicesText(own)}（${condition}）`)
    .join("、");

/**
 * What a product has of a parameter in a few characters: `450 V`, `10/20/40 kvar`, `RS485、选配4G`. What holds without a
 * condition goes before what does not; where all have one, the first figures are said, `5/30 kvar（三相合计）`, and all
 * choices, `IP30（面板）、IP20（柜内）`.
 */
export function ratingText({ unit }: Pick<Parameter, "unit">, values: readonly Value[]): string {
  const condition = values.some((value) => value.condition === "") ? "" : (values[0]?.condition ?? "");
  const chosen = values.filter((value) => value.condition === condition);
  const choices = chosen.flatMap(({ choice }) => choice || []);
  if (condition !== "" && choices.length > 0)
    return conditional(values.filter(({ choice }) => choice !== ""));
  const text = choices.length > 0 ? choicesText(chosen) : inUnit(chosen, unit);
  if (condition !== "") return `${text}（${condition}）`;
  return [text + (choices.length > 0 ? "" : countText(chosen)), ...optional(values, choices)].join("、");
}
