import { eq, sql } from "drizzle-orm";
import { type db, prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { products } from "@/db/schema";
import { productCodes } from "@/db/schema-products";
import { type Correction, correctionsFor } from "@/lib/order-code/corrections";
import { type Coded, findCode, type Found } from "@/lib/order-code/find";
import { codesIn } from "@/lib/order-code/typed";
import { nearestModels } from "@/lib/search/nearest";
import { codeOf } from "@/lib/search/tokens";
import { readGrammar } from "./grammars";
import { type ProductItem, productItems } from "./products";

export type CodedProduct = Coded & { title: string; ordercode: string };

const EXAMPLES = 3;

const selectCodes = (orm: ReturnType<typeof db>) =>
  orm
    .select({
      id: products.id,
      model: products.model,
      title: products.title,
      ordercode: products.ordercode,
      grammar: productCodes.grammar,
    })
    .from(productCodes)
    .innerJoin(products, eq(products.id, productCodes.product));

const allCodes = prepared((orm) => selectCodes(orm).orderBy(productCodes.product).prepare());
const codesOf = prepared((orm) =>
  selectCodes(orm)
    .where(eq(productCodes.product, sql.placeholder("id")))
    .prepare(),
);

type CodeRow = Omit<CodedProduct, "grammar"> & { grammar: string };
const toCoded = ({ grammar, ...product }: CodeRow): CodedProduct => ({
  ...product,
  grammar: readGrammar(grammar),
});

const readCodes = perContentVersion((): CodedProduct[] => allCodes().all().map(toCoded));

/** A product with the way its codes are made. */
export const codedProduct = perContentVersion((id: number): CodedProduct | undefined => {
  const row = codesOf().get({ id });
  return row && toCoded(row);
});

/** What a code says, of the product that it is of; nothing where it begins as none of ours. */
export const findOrderCode = (typed: string): Found<CodedProduct> | undefined => findCode(readCodes(), typed);

/** So many of a search. */
const MOST_SEARCHED = 3;
const HAN = /\p{Script=Han}/u;

/** A code, or what was plainly meant as one: something of it is read, and no word stands in it. */
export const isCode = ({ reading: { code, pieces } }: Found) =>
  code !== undefined ||
  (pieces.some(({ state }) => state === "read") && !pieces.some(({ written }) => HAN.test(written)));

/** The codes of a search, whole or faulty, each with its product. */
export const orderCodesIn = (searched: string): (Found<CodedProduct> & { typed: string })[] =>
  codesIn(searched)
    .slice(0, MOST_SEARCHED)
    .flatMap((typed) => {
      const found = findOrderCode(typed);
      return found && isCode(found) ? [{ ...found, typed }] : [];
    });

/** Codes that may be meant by one that cannot be. */
export const nearCodes = (typed: string): Correction<CodedProduct>[] => correctionsFor(readCodes(), typed);

/** Codes to try, from all over the catalogue. */
export function exampleCodes(): CodedProduct[] {
  const all = readCodes();
  return Array.from({ length: EXAMPLES }, (_, at) => all[Math.floor((all.length * at) / EXAMPLES)]).filter(
    (product) => product !== undefined,
  );
}

/** Products that an unknown code may mean, by their models. */
export function nearestToCode(typed: string): ProductItem[] {
  const models = new Map(readCodes().map(({ id, model }) => [codeOf(model), id]));
  return productItems(nearestModels(models, codeOf(typed)));
}

/** Other products whose codes begin alike, as those of 7 % and of 14 %. */
export const withSameHead = ({ id, grammar }: CodedProduct): ProductItem[] =>
  productItems(
    readCodes()
      .filter((other) => other.grammar.head === grammar.head && other.id !== id)
      .map((other) => other.id),
  );
