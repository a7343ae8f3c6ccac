import { arranged } from "./arrange";
import { SITE } from "@/lib/site";
import { type Reading, readParts } from "./read";
import type { OrderCode } from "./shape";
import { matchAt, plainCode } from "./spelling";
import { codeTexts } from "./typed";
import { written } from "./written";

/** A product with its code grammar. */
export type Coded = { id: number; model: string; grammar: OrderCode };

export type Found<Product extends Coded = Coded> = { product: Product; reading: Reading };

const MAKER = `${SITE.modelPrefix}-`;
const withoutMaker = (name: string) => (name.startsWith(MAKER) ? [name.slice(MAKER.length)] : []);

/** The end of the head of a product's codes, or of its model, in the text. */
export function headIn(text: string, { model, grammar }: Coded): number | undefined {
  const names = [grammar.head, ...(model === "" ? [] : [model])];
  const ends = [...names, ...names.flatMap(withoutMaker)].flatMap(
    (name) => matchAt(text, 0, name)?.end ?? [],
  );
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/** Reads the pieces of a code in a wrong order, with a note on the right order. */
function inOrder(grammar: OrderCode, text: string, from: number, reading: Reading): Reading {
  const isStrange = reading.pieces.some(({ state }) => state === "unknown" || state === "extra");
  const choices = isStrange ? arranged(grammar, text.slice(from)) : undefined;
  if (!choices) return reading;
  const { head, parts } = grammar;
  const code = plainCode(written({ head, parts: parts.map((part) => ({ after: "", ...part })) }, choices));
  const turned = readParts(grammar, code, head.length);
  const names = parts.map(({ name }) => name).join("、");
  return {
    ...turned,
    problems: [`各段次序不对，应依次写${names}。`, ...turned.problems],
    code: undefined,
    cost: reading.cost,
  };
}

/** Parses a code of a product, or the part after its head. */
export function read(coded: Coded, typed: string): Reading {
  const ways = codeTexts(typed).map((text) => {
    const end = headIn(text, coded) ?? 0;
    return { text, end, reading: readParts(coded.grammar, text, end) };
  });
  const best = ways.reduce((one, other) => (other.reading.cost < one.reading.cost ? other : one));
  return inOrder(coded.grammar, best.text, best.end, best.reading);
}

/** The product whose code this is or resembles most; undefined if it begins like no code. */
export function findCode<Product extends Coded>(
  products: Iterable<Product>,
  typed: string,
): Found<Product> | undefined {
  const texts = codeTexts(typed);
  let best: (Found<Product> & { end: number; text: string }) | undefined;
  for (const product of products) {
    for (const text of texts) {
      const end = headIn(text, product);
      if (end === undefined) continue;
      const reading = readParts(product.grammar, text, end);
      const isNearer = !best || reading.cost < best.reading.cost;
      const isLonger = best && reading.cost === best.reading.cost && end > best.end;
      if (isNearer || isLonger) best = { product, reading, end, text };
    }
  }
  return (
    best && {
      product: best.product,
      reading: inOrder(best.product.grammar, best.text, best.end, best.reading),
    }
  );
}
