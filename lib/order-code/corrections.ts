import { arranged } from "./arrange";
import { build, isWhole } from "./build";
import { type Coded, headIn } from "./find";
import { near } from "./near";
import { readParts } from "./read";
import type { Part } from "./shape";
import { codeTexts } from "./typed";
import { valuesOf } from "./values";

/** A valid code similar to an invalid one. */
export type Correction<Product extends Coded> = { product: Product; code: string };

/** The maximum of suggestions. */
const MOST = 4;

/** Replacements for an invalid or missing piece: what was probably meant, or all codes of the part. */
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

/** Valid codes that may be meant by an invalid one, of every product it may belong to. */
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
