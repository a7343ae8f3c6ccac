import { faultsOf } from "@/lib/order-code/rules";
import type { OrderCode, Part } from "@/lib/order-code/shape";
import { valuesOf } from "@/lib/order-code/values";
import { figuresIn, mentions } from "@/lib/parameters/figures";
import { convert } from "@/lib/parameters/units";
import type { ParameterEntry, ProductParameter, ProductValue } from "./parameter-shapes";
import type { Content } from "./shapes";

type Together = Map<string, number | string>;
export type Dictionary = ReadonlyMap<string, ParameterEntry>;
/** The part of an order code that determines a parameter, and the value of each of its codes. */
type Decider = { part: number; values: ReadonlyMap<string, number | string> };

const close = (text: string) => text.replace(/\s/g, "");

/** The single values of a line's parameters, in the parameter's unit. */
function singlesOf(line: ProductParameter, dictionary: Dictionary) {
  return [line, ...(line.also ?? [])].flatMap((value: ProductValue) => {
    const unit = dictionary.get(value.key)?.unit ?? value.unit ?? "";
    const figures = (value.numbers ?? []).map(
      (figure) => convert(figure, value.unit ?? unit, unit) ?? figure,
    );
    return [...figures, ...(value.choices ?? [])].map((single) => ({ key: value.key, unit, single }));
  });
}

/** The values that a text determines among those of a line: one per parameter. */
function decidedBy(text: string, line: ProductParameter, dictionary: Dictionary): Together {
  const said = new Map<string, (number | string)[]>();
  const figures = figuresIn(text);
  const words = close(text);
  for (const { key, unit, single } of singlesOf(line, dictionary)) {
    const isSaid =
      typeof single === "number" ? mentions(figures, single, unit).length > 0 : words.includes(close(single));
    if (isSaid) said.set(key, [...(said.get(key) ?? []), single]);
  }
  return new Map(
    [...said].flatMap(([key, [single, ...others]]) =>
      single !== undefined && others.length === 0 ? [[key, single] as const] : [],
    ),
  );
}

/** The values that each code of a part determines; nothing for a range, or if omitting the part has a meaning. */
function decisionsOf(part: Part, lines: ReadonlyMap<string, ProductParameter>, dictionary: Dictionary) {
  if (part.absent) return [];
  const own = lines.get(part.line ?? "");
  return valuesOf(part).map(({ code, meaning, sets }): [code: string, Together] => {
    const texts = Object.entries(sets).flatMap(([label, text]) => {
      const line = lines.get(label);
      return line ? [{ line, text }] : [];
    });
    if (own) texts.push({ line: own, text: sets[part.line ?? ""] ?? meaning });
    return [code, new Map(texts.flatMap(({ line, text }) => [...decidedBy(text, line, dictionary)]))];
  });
}

/**
 * The part that determines each parameter, which every code of the part must do; parameters determined by two parts are
 * left out.
 */
export function decidersOf(
  grammar: OrderCode,
  { parameters }: Content["products"][number],
  dictionary: Dictionary,
): Map<string, Decider> {
  const lines = new Map(parameters.flatMap((line) => (line.label ? [[line.label, line] as const] : [])));
  const found = new Map<string, Decider[]>();
  grammar.parts.forEach((part, at) => {
    const decisions = decisionsOf(part, lines, dictionary);
    const keys = new Set(decisions.flatMap(([, decided]) => [...decided.keys()]));
    for (const key of keys) {
      const values = new Map(
        decisions.flatMap(([code, decided]) => {
          const value = decided.get(key);
          return value === undefined ? [] : [[code, value] as const];
        }),
      );
      if (values.size === decisions.length) found.set(key, [...(found.get(key) ?? []), { part: at, values }]);
    }
  });
  return new Map(
    [...found].flatMap(([key, [only, ...others]]) =>
      only && others.length === 0 ? [[key, only] as const] : [],
    ),
  );
}

/** The combinations of these parameters that order codes allow, each once. */
export function allowedOf(
  grammar: OrderCode,
  deciders: ReadonlyMap<string, Decider>,
  keys: readonly string[],
): Together[] {
  const own = keys.flatMap((key) => deciders.get(key) ?? []);
  let choices: (string | undefined)[][] = [grammar.parts.map(() => undefined)];
  for (const { part, values } of new Map(own.map((decider) => [decider.part, decider])).values())
    choices = choices.flatMap((chosen) => [...values.keys()].map((code) => chosen.with(part, code)));
  const allowed = choices
    .filter((chosen) => faultsOf(grammar, chosen).length === 0)
    .map((chosen) => keys.map((key) => valueIn(chosen, deciders.get(key))));
  return [...new Map(allowed.map((values) => [JSON.stringify(values), values])).values()].map(
    (values) => new Map(keys.flatMap((key, at) => pairOf(key, values[at]))),
  );
}

const valueIn = (chosen: readonly (string | undefined)[], decider: Decider | undefined) =>
  decider?.values.get(chosen[decider.part] ?? "");
const pairOf = (key: string, value: number | string | undefined): [string, number | string][] =>
  value === undefined ? [] : [[key, value]];
