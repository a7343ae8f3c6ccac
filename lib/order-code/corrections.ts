import { arranged } from "./arrange";
import { build, isWhole } from "./build";
import { type Coded, headIn } from "./find";
import { near } from "./near";
import { readParts } from "./read";
import type { Part } from "./shape";
import { codeTexts } from "./typed";
import { valuesOf } from "./values";

/** A code that there is, near to one that there is not. */
export type Correction<Product extends Coded> = { product: Product; code: string };

/** More would be a list of all codes. */
const MOST = 4;

/** What may stand instead of a piece that the part cannot be, or that is left out: what was meant, or all that there is. */
function insteadOf(part: Part, written: string): string[] {
  const meant = written === "" ? undefined : near(part, written);
  if (meant) return meant.codes;
  const values = valuesOf(part);
  return values.length === 1 && !part.absent ? values.map(({ code }) => code) : [];
}

function correctionsOf(coded: Coded, text: string): string[] {
  const { grammar } = coded;
  const end = headIn(text, coded);
  if (end === undefined) return [];
  const turned = arranged(grammar, text.slice(end));
  if (turned && isWhole(grammar, turned)) return [build(grammar, turned)];
  const { pieces, choices, code } = readParts(grammar, text, end);
  if (code !== undefined || pieces.length > choices.length) return [];
  return grammar.parts
    .reduce<string[][]>(
      (ways, part, at) => {
        const choice = choices[at];
        const codes = choice === undefined ? insteadOf(part, pieces[at]?.written ?? "") : [choice];
        return ways.flatMap((way) => codes.map((one) => [...way, one])).slice(0, MOST);
      },
      [[]],
    )
    .filter((way) => isWhole(grammar, way))
    .map((way) => build(grammar, way));
}

/** Codes that may be meant by one that there is not, of every product that it may be one of. */
export function correctionsFor<Product extends Coded>(
  products: Iterable<Product>,
  typed: string,
): Correction<Product>[] {
  const texts = codeTexts(typed);
  const found = new Map<string, Correction<Product>>();
  for (const product of products)
    for (const text of texts)
      for (const code of correctionsOf(product, text)) found.set(code, { product, code });
  return [...found.values()].slice(0, MOST);
}
