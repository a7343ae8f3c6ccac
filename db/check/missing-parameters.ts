import type { Content } from "@/db/source/shapes";
import { grouped } from "@/lib/grouped";
import { notApplicable } from "@/lib/links/not-applicable";
import { thingOf } from "@/lib/parameters/compare";
import { categoryChain } from "./family-of";
import type { Rule } from "./finding";

type Product = Content["products"][number];
type Dictionary = ReadonlyMap<string, Content["parameters"][number]>;

/** How many products with a parameter there must be for each without it, to report it. */
const HAVING_PER_MISSING = 2;

/** What a product has data or text on, by name: parameters, and single topics of text parameters (lib/parameters/compare.ts). */
function saidBy({ parameters }: Product, dictionary: Dictionary): Map<string, string> {
  const lines = parameters.flatMap(({ label = "", also = [], ...line }) =>
    [line, ...also].map(({ key }) => ({ key, label })),
  );
  return new Map(
    lines.flatMap(({ key, label }) => {
      const entry = dictionary.get(key);
      if (!entry || entry.field) return [];
      return [[thingOf(entry, label), key] as const];
    }),
  );
}

/**
 * Parameters that all products of a line have except one or two, which look incomplete in a comparison. Parameters that do not
 * apply to the category, and those that are fields of a product, are not reported.
 */
export const missingParameters: Rule = (content) => {
  const dictionary = new Map(content.parameters.map((entry) => [entry.key, entry]));
  const lines = grouped(content.products, ({ type }) => categoryChain(type, content).at(-2) ?? type);
  return [...lines.values()].flatMap((products) => {
    const line = products.map((product) => ({
      id: product.id,
      said: saidBy(product, dictionary),
      without: notApplicable(
        categoryChain(product.type, content),
        product.id,
        content["site/not-applicable"],
      ),
    }));
    const things = new Map(line.flatMap(({ said }) => [...said]));
    return [...things].flatMap(([name, key]) => {
      const missing = line.filter(
        ({ said, without }) => !said.has(name) && ![key, name].some((one) => without.has(one)),
      );
      const having = line.filter(({ said }) => said.has(name)).length;
      if (having < HAVING_PER_MISSING * missing.length) return [];
      const says = `没有「${name}」，同一产品线有 ${having} 款写了，对比里这里空着；不会有的写进 site/not-applicable.json`;
      return missing.map(({ id }) => ({ file: "products" as const, id, field: "parameters", says }));
    });
  });
};
