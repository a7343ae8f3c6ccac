import { type Reading, readParts } from "./read";
import type { OrderCode } from "./shape";
import { matchAt, plainCode } from "./spelling";

/** A product with the way its codes are made. */
export type Coded = { id: number; model: string; grammar: OrderCode };

export type Found<Product extends Coded = Coded> = { product: Product; reading: Reading };

const MAKER = "LH-";
const withoutMaker = (name: string) => (name.startsWith(MAKER) ? [name.slice(MAKER.length)] : []);

/** Where the head of a product's codes, or its model, ends in the text. */
function headIn(text: string, { model, grammar }: Coded): number | undefined {
  const names = [grammar.head, ...(model === "" ? [] : [model])];
  const ends = [...names, ...names.flatMap(withoutMaker)].flatMap(
    (name) => matchAt(text, 0, name)?.end ?? [],
  );
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/** Reads a code of one product, or what stands behind its head. */
export function read(coded: Coded, typed: string): Reading {
  const text = plainCode(typed);
  return readParts(coded.grammar, text, headIn(text, coded) ?? 0);
}

/** The product whose code this is, or is most like; nothing where it begins as none of theirs. */
export function findCode<Product extends Coded>(
  products: Iterable<Product>,
  typed: string,
): Found<Product> | undefined {
  const text = plainCode(typed);
  let best: (Found<Product> & { end: number }) | undefined;
  for (const product of products) {
    const end = headIn(text, product);
    if (end === undefined) continue;
    const reading = readParts(product.grammar, text, end);
    const isNearer = !best || reading.cost < best.reading.cost;
    const isLonger = best && reading.cost === best.reading.cost && end > best.end;
    if (isNearer || isLonger) best = { product, reading, end };
  }
  return best && { product: best.product, reading: best.reading };
}
