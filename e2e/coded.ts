// Products with order codes from the catalogue, for specs that build or read codes.
import type Database from "better-sqlite3";
import { build, isWhole } from "@/lib/order-code/build";
import { read } from "@/lib/order-code/find";
import { type OrderCode, orderCodeShape, type Part } from "@/lib/order-code/shape";
import { valuesOf } from "@/lib/order-code/values";
import { fromStore } from "./content";

/** `example` is the code of each part of its `ordercode`. */
export type Coded = {
  id: number;
  model: string;
  title: string;
  ordercode: string;
  grammar: OrderCode;
  example: string[];
};

type Row = Omit<Coded, "example" | "grammar"> & { grammar: string };

const codedProducts = (store: Database.Database): Coded[] =>
  store
    .prepare<[], Row>(
      `SELECT id, model, title, ordercode, grammar FROM product_codes JOIN products ON id = product
       WHERE id NOT IN (SELECT product FROM discontinued_products) ORDER BY id`,
    )
    .all()
    .map((row) => {
      const grammar = orderCodeShape.parse(JSON.parse(row.grammar));
      const { choices } = read({ id: row.id, model: row.model, grammar }, row.ordercode);
      return { ...row, grammar, example: choices.map((code) => code ?? "") };
    });

export const allCoded = () => fromStore(codedProducts);

/** The first product for which `find` has a result, with that result. */
export function firstCoded<Found>(find: (product: Coded) => Found | undefined): Coded & Found {
  for (const product of allCoded()) {
    const found = find(product);
    if (found) return { ...product, ...found };
  }
  throw new Error("The shipped catalogue has no product with such order codes.");
}

/** The codes of a part, in the order of the form. */
export const codesOf = (part: Part) => [
  ...(part.absent ? [""] : []),
  ...valuesOf(part).map(({ code }) => code),
];

/** A product with a choice among a few values, such as capacities, and another valid code of it. */
export const choosable = () =>
  firstCoded((product) => {
    const { grammar, example } = product;
    const choices = grammar.parts.map(
      (part, at) => codesOf(part).find((code) => code !== example[at]) ?? example[at]!,
    );
    const isFew =
      grammar.parts.filter((part) => codesOf(part).length > 1 && codesOf(part).length <= 6).length > 1;
    return isFew && isWhole(grammar, choices) ? { choices, other: build(grammar, choices) } : undefined;
  });

/** An invalid code that begins like this one. */
export const impossible = ({ ordercode }: Pick<Coded, "ordercode">) => `${ordercode}-99Z`;

/** A product with a numeric part that has a range. */
export const typed = () =>
  firstCoded(({ grammar, example }) => {
    const at = grammar.parts.findIndex((part) => part.kind === "number" && part.range);
    const part = grammar.parts[at];
    if (part?.kind !== "number" || !part.range) return undefined;
    const { max, step } = part.range;
    const [most, beyond] = [max, max + step].map((figure) =>
      build(grammar, example.with(at, String(figure))),
    );
    const isOne = isWhole(grammar, example.with(at, String(max)));
    return isOne
      ? { at, name: part.name, max, tooMuch: max + step, most: most!, beyond: beyond! }
      : undefined;
  });

/** A product with conflicting choices: a part chosen first, a choice that breaks the rule, and one that fixes it. */
export const ruled = () =>
  firstCoded(({ grammar, example }) => {
    const placeOf = (name: string) => grammar.parts.findIndex((part) => part.name === name);
    for (const rule of grammar.rules) {
      if ("sum" in rule) continue;
      const [[when, [first = ""] = []] = [""], ...more] = Object.entries(rule.when);
      const [[only, allowed = []] = [""]] = Object.entries(rule.only);
      const [one, other] = [placeOf(when), placeOf(only)];
      if (more.length > 0 || one >= other || allowed.includes(example[other]!)) continue;
      const mended = allowed.find((code) => isWhole(grammar, example.with(one, first).with(other, code)));
      if (mended === undefined) continue;
      const whole = build(grammar, example.with(one, first).with(other, mended));
      return { one, first, other, broken: example[other]!, mended, whole, says: rule.says };
    }
    return undefined;
  });

/** A code typed carelessly: lower case, spaces instead of separators. */
export const carelessly = (code: string) => code.toLowerCase().replace(/[-/]/g, " ");

/** A model with two digits swapped, which is similar to a model, but none. */
export function slip() {
  const all = allCoded();
  for (const { model } of all) {
    const wrong = model.replace(/(\d)(\d)/, "$2$1");
    const isKnown = all.some((other) =>
      [other.model, other.grammar.head].some((name) => wrong.startsWith(name)),
    );
    if (wrong !== model && !isKnown) return { model, typed: wrong };
  }
  throw new Error("The shipped catalogue has no model with two figures.");
}
