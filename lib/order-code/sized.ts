import { readParts } from "./read";
import { faultsOf, isInRange } from "./rules";
import type { FIGURES, OrderCode, Part, Rule } from "./shape";
import { plainCode } from "./spelling";
import { written } from "./written";

type Figure = (typeof FIGURES)[number];

/** The calculated figures for a product; missing ones are undecided. The mode is one of the values of its part. */
export type Figures = { [Each in Figure]?: (Each extends "mode" ? string : number) | undefined };

/** A part determined by a figure, with its values or an integer range; any other part is fixed to the example. */
type PatternPart = { name: string; before: string; after: string } & (
  | { code: string }
  | { figure: Figure; values: readonly (readonly [value: number | string, code: string])[] }
  | { figure: Figure; range: { min: number; max: number; step: number } }
);
/** The code grammar of a product, reduced to what a page needs. */
export type CodePattern = { head: string; parts: readonly PatternPart[]; rules: readonly Rule[] };

/** The values of a part with their codes: `20+10` is 30, 10 kV is 10 000 V. */
function valuesOf(part: Part): (readonly [value: number | string, code: string])[] {
  if (part.kind === "choice") return part.options.map(({ code, meaning }) => [meaning, code]);
  if (part.kind === "steps")
    return part.sums.map((sum) => [sum.split("+").reduce((all, step) => all + Number(step), 0), sum]);
  const times = part.unit === "kV" ? 1000 : 1;
  return (part.numbers ?? []).map((one) => [one * times, String(one)]);
}

function patternPart(part: Part, example: string | undefined): PatternPart {
  const signs = { name: part.name, before: part.before, after: part.kind === "number" ? part.after : "" };
  const { figure } = part;
  if (figure && part.kind === "number" && part.range) return { ...signs, figure, range: part.range };
  if (figure) return { ...signs, figure, values: valuesOf(part) };
  // Options are not calculated.
  return { ...signs, code: part.absent ? "" : (example ?? "") };
}

/** Whether a part needs no choice: it is optional, or has a single value. */
const isDecided = (part: Part) => {
  if (part.absent) return true;
  return part.kind === "number" && part.range ? false : valuesOf(part).length === 1;
};

/** The code pattern of a product; undefined if its size is not in the code, or required parts stay open. */
export function codePattern(grammar: OrderCode, example: string): CodePattern | undefined {
  const { head, parts, rules } = grammar;
  if (!parts.some(({ figure }) => figure === "size") && !parts.every(isDecided)) return undefined;
  const { choices } = readParts(grammar, plainCode(example), head.length);
  return { head, rules, parts: parts.map((part, at) => patternPart(part, choices[at])) };
}

/** The code of a part for these figures; undefined if they leave it open or do not fit. */
function codeOf(part: PatternPart, figures: Figures): string | undefined {
  if ("code" in part) return part.code;
  const figure = figures[part.figure];
  if ("range" in part)
    return typeof figure === "number" && isInRange(part.range, figure) ? String(figure) : undefined;
  // A single value needs no figure, except for the size; but a figure may contradict it.
  const [only] = part.values;
  if (figure === undefined && part.values.length === 1 && part.figure !== "size") return only?.[1];
  return part.values.find(([value]) => value === figure)?.[1];
}

/** The order code for these figures; undefined if they do not determine it, or there is none. */
export function codeOfFigures({ head, parts, rules }: CodePattern, figures: Figures): string | undefined {
  const choices = parts.map((part) => codeOf(part, figures));
  const decided = choices.flatMap((code) => code ?? []);
  if (decided.length < parts.length || faultsOf({ parts, rules }, decided).length > 0) return undefined;
  return written({ head, parts }, decided);
}
