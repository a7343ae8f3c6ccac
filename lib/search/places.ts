import ENTRIES from "@/db/content/site/places.json" with { type: "json" };
import { COMPARE, compareHref } from "@/lib/links/compare";
import { TOOLS } from "@/lib/links/tools";
import { registersHref } from "@/lib/registers/files";
import { asPattern } from "@/lib/text/as-pattern";
import { withoutAsking } from "./asking";
import { PRODUCT_PARTS } from "./product-parts";
import { codeOf, isHan, tokensOf, wordsOf } from "./tokens";

/** A page that is no product or article, with its address, description and search words. */
type Place = {
  href: string;
  label: string;
  text: string;
  words: readonly string[];
  /** Words that must be the whole search, as they also occur in other searches. */
  whole?: readonly string[] | undefined;
  /** The part of a product page with the same for one product. */
  ofProduct?: (typeof PRODUCT_PARTS)[number] | undefined;
};
export type FoundPlace = Pick<Place, "href" | "label" | "text">;

const MOST_PLACES = 3;
/** An entry as editors write it; calculators get address and texts from lib/links/tools.ts. */
type PlaceEntry = { words: string[]; whole?: string[]; ofProduct?: string } & (
  { tool: string } | { href: string; label: string; text: string }
);

const isTool = (name: string): name is keyof typeof TOOLS => Object.hasOwn(TOOLS, name);

export const PLACES = (ENTRIES as PlaceEntry[]).flatMap((entry): Place[] => {
  const ofProduct = PRODUCT_PARTS.find((part) => part === entry.ofProduct);
  const { words, whole } = entry;
  if (!("tool" in entry)) return [{ ...entry, ofProduct }];
  if (!isTool(entry.tool)) return [];
  const { href, label, text } = TOOLS[entry.tool];
  return [{ href, label, text, words, whole, ofProduct }];
});

/** A name of a page as one word; Latin names must be whole words, so that `api` does not match within a model. */
type Name = { code: string; isAlone: boolean };

const nameOf = (word: string): Name => {
  const code = tokensOf(word).join("");
  return { code, isAlone: !isHan(code) };
};
const CODES: ReadonlyMap<Place, readonly Name[]> = new Map(
  PLACES.map((place) => [place, place.words.map(nameOf)]),
);

/** The order of harmonics: `35次` in the code of `3、5次谐波超标`. */
const ORDER = /^第?(?:\d+|[一二三五七九十]+)次/u;

/** The length of the `whole` word that equals the search apart from harmonic orders; 0 if there is none. */
const wholeLength = ({ whole = [] }: Place, searched: string) =>
  whole.some((word) => codeOf(word) === searched.replace(ORDER, "")) ? searched.length : 0;

const lengthOf = ({ code, isAlone }: Name, words: readonly string[]) =>
  words.some((one) => (isAlone ? one === code : one.includes(code))) ? code.length : 0;

type Product = { id: number; model: string; registers?: unknown; wirecontent?: string };

function forProduct({ href, label, text, ofProduct }: Place, product: Product | undefined): FoundPlace[] {
  if (!product || !ofProduct) return [{ href, label, text }];
  if (ofProduct === "registers" && !product.registers) return [];
  if (ofProduct === "wiring" && product.wirecontent === "") return [];
  const { id, model } = product;
  const own = ofProduct === "registers" ? registersHref(id) : `/newdetail/${id}#${ofProduct}`;
  return [{ href: own, label: `${model} ${label}`, text }];
}

/**
 * The pages named in a search, longest name first.
 *
 * @param product the product named in the search, whose own documents are meant
 */
export function placesFor(searched: string, product?: Product): FoundPlace[] {
  const words = wordsOf(searched).flatMap((tokens) => [tokens.join(""), ...tokens]);
  // Question words do not matter: 谐波超标怎么办 equals 谐波超标.
  const whole = codeOf(withoutAsking(searched));
  const found = PLACES.map((place) => ({
    place,
    length: Math.max(
      wholeLength(place, whole),
      ...(CODES.get(place) ?? []).map((name) => lengthOf(name, words)),
    ),
  }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_PLACES)
    .map(({ place }) => place);
  // 地址 in `LH-PM96S Modbus 地址` does not mean the address of the company.
  const own = product ? found.filter(({ ofProduct }) => ofProduct) : [];
  return (own.length > 0 ? own : found).flatMap((place) => forProduct(place, product));
}

/** The comparison of the products in a search. */
export const comparisonOf = (products: readonly { id: number; model: string }[]): FoundPlace[] =>
  PLACES.filter(({ href }) => href === COMPARE).map(({ label, text }) => ({
    ...{ href: compareHref(products.map(({ id }) => id)), text },
    label: `${label}：${products.map(({ model }) => model).join("、")}`,
  }));

/** A rest of a single character is ignored. */
const MIN_REST = 2;

/** Words that identify nothing. */
const ANY = /产品|设备|厂家|型号/gu;

/** All names of pages, longest first; Latin ones as whole words. */
const NAMES = PLACES.flatMap(({ words }) => words)
  .sort((a, b) => b.length - a.length)
  .map((word) => new RegExp(isHan(word) ? asPattern(word) : `\\b${asPattern(word)}\\b`, "giu"));

/** A search without names of pages: `LH-APF` of `CAD 图纸 LH-APF`; undefined if nothing is left. */
export function besidePlaces(searched: string): string | undefined {
  const beside = NAMES.reduce((text, name) => text.replace(name, " "), searched);
  const rest = withoutAsking(beside).replace(ANY, " ").trim();
  return tokensOf(rest).length >= MIN_REST || /[a-z]/i.test(rest) ? rest : undefined;
}
