import { grouped } from "@/lib/grouped";
import { measured } from "@/lib/measured";
import { withMinus } from "@/lib/minus";
import type { Parameter, Value } from "./parameter";
import { convert } from "./units";

/** Of more figures only the first, the second, the last and their number are shown. */
const FEW = 5;
/** Multiples of a thousand are shown in the larger unit. */
const LARGER: Readonly<Record<string, string>> = { V: "kV", ms: "s" };
const THOUSAND = 1000;

/** A parameter with a short text of its values. */
export type Rating = { key: string; name: string; text: string };

type Span = Pick<Value, "min" | "max" | "exclusive">;

function spanText({ min, max, exclusive = false }: Span): string {
  const [least, most] = [min, max].map((end) => withMinus(end ?? ""));
  if (min === max) return `${least}`;
  if (min === null) return `${exclusive ? "＜" : "≤"}${most}`;
  if (max === null) return `${exclusive ? "＞" : "≥"}${least}`;
  return `${exclusive ? "＞" : ""}${least}~${most}`;
}

/** A list is never shown as a range, as values between its figures are not available. */
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

/** The optional values, which cards show because filters find them. */
const optional = (values: readonly Value[], choices: readonly string[]) =>
  values
    .filter(({ choice, optional: isOptional }) => isOptional && choice !== "" && !choices.includes(choice))
    .map(({ choice }) => `选配${choice}`);

const choicesText = (values: readonly Value[]) =>
  [...new Set(values.flatMap(({ choice }) => choice || []))].join("、");

/** The values by condition, which cards show because filters find each of them. */
const conditional = (values: readonly Value[]) =>
  [...grouped(values, (value) => value.condition)]
    .map(([condition, own]) => `${choicesText(own)}（${condition}）`)
    .join("、");

/**
 * A short text of the values of a parameter: `450 V`, `10/20/40 kvar`, `RS485、选配4G`. Unconditional values come first; if all
 * have conditions, the first figures, `5/30 kvar（三相合计）`, or all choices are shown, `IP30（面板）、IP20（柜内）`.
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
