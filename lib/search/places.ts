import ENTRIES from "@/db/content/site/places.json" with { type: "json" };
import { COMPARE, compareHref } from "@/lib/links/compare";
import { TOOLS } from "@/lib/links/tools";
import { registersHref } from "@/lib/registers/files";
import { asPattern } from "@/lib/text/as-pattern";
import { withoutAsking } from "./asking";
import { PRODUCT_PARTS } from "./product-parts";
import { codeOf, isHan, tokensOf, wordsOf } from "./tokens";

/** A page of the site that no product or article is: where it is, what it is for, and what it is searched by. */
type Place = {
  href: string;
  label: string;
  text: string;
  words: readonly string[];
  /** By these it is searched where nothing else is written: they stand in what is about other things, too. */
  whole?: readonly string[] | undefined;
  /** The part of a product's page that has the same of one product. */
  ofProduct?: (typeof PRODUCT_PARTS)[number] | undefined;
};
export type FoundPlace = Pick<Place, "href" | "label" | "text">;

const MOST_PLACES = 3;
/** As editors write them: one of the calculators has its address and words from there. */
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

/** A name of a page as one word; a Latin one must stand by itself: `api` is not meant by a model that holds these letters. */
type Name = { code: string; isAlone: boolean };

const nameOf = (word: string): Name => {
  const code = tokensOf(word).join("");
  return { code, isAlone: !isHan(code) };
};
const CODES: ReadonlyMap<Place, readonly Name[]> = new Map(
  PLACES.map((place) => [place, place.words.map(nameOf)]),
);

/** Which harmonics: of `3、5次谐波超标` as a code `35次`. */
const ORDER = /^第?(?:\d+|[一二三五七九十]+)次/u;

/** How long the word is that is all of the search, but for which harmonic, and names the place; 0 where none does. */
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
 * Pages that a search may mean by name, the longest name first.
 *
 * @param product the product whose model the search names: its own papers are meant then
 */
export function placesFor(searched: string, product?: Product): FoundPlace[] {
  const words = wordsOf(searched).flatMap((tokens) => [tokens.join(""), ...tokens]);
  // 谐波超标怎么办 says no more than 谐波超标.
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
  // Of `LH-PM96S Modbus 地址` the address of the maker is not meant.
  const own = product ? found.filter(({ ofProduct }) => ofProduct) : [];
  return (own.length > 0 ? own : found).flatMap((place) => forProduct(place, product));
}

/** The comparison of products that a search names. */
export const comparisonOf = (products: readonly { id: number; model: string }[]): FoundPlace[] =>
  PLACES.filter(({ href }) => href === COMPARE).map(({ label, text }) => ({
    ...{ href: compareHref(products.map(({ id }) => id)), text },
    label: `${label}：${products.map(({ model }) => model).join("、")}`,
  }));

/** A single character that is left of a search names nothing. */
const MIN_REST = 2;

/** Words that say of nothing which it is. */
const ANY = /产品|设备|厂家|型号/gu;

/** The words that name pages, the longest first; Latin ones stand by themselves. */
const NAMES = PLACES.flatMap(({ words }) => words)
  .sort((a, b) => b.length - a.length)
  .map((word) => new RegExp(isHan(word) ? asPattern(word) : `\\b${asPattern(word)}\\b`, "giu"));

/** What a search says beside the words that name pages: of `CAD 图纸 LH-APF` that is `LH-APF`; undefined where it says no more. */
export function besidePlaces(searched: string): string | undefined {
  const beside = NAMES.reduce((text, name) => text.replace(name, " "), searched);
  const rest = withoutAsking(beside).replace(ANY, " ").trim();
  return tokensOf(rest).length >= MIN_REST || /[a-z]/i.test(rest) ? rest : undefined;
}
