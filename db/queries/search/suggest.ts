import { sharedStore } from "@/db/connection";
import { statement } from "@/db/statement";
import { MAX_SUGGESTIONS } from "@/lib/constants";
import { hitHref } from "@/lib/search/hit-address";
import { SUGGESTED_KINDS, type SuggestedKind } from "@/lib/links/search-address";
import { titleMatchOf } from "@/lib/search/match";
import { readingOf } from "@/lib/search/reading";
import { besidePlaces, placesFor } from "@/lib/search/places";
import { codeOf } from "@/lib/search/tokens";
import { getProducts } from "@/db/queries/products/product-details";
import { imageUrl } from "@/lib/image-url";
import { pictureFile, type PictureSize, webpWidths } from "@/lib/picture-files";
import { pictureOf } from "@/lib/pictures";
import { meantWords } from "./meant";
import { ratedProducts } from "./rated";
import { askedText, missedText } from "./rated-view";
import { type SearchIndex, searchIndex } from "./search-index";

export type Suggestion = {
  kind: SuggestedKind | "pages";
  text: string;
  url: string;
  /** For a product found by ratings: the ratings, or what it lacks. */
  note?: string;
  image?: string;
  /** The picture as AVIF, a quarter of the size. */
  avif?: string;
};

type Row = { kind: SuggestedKind; id: number; text: string };

/** Products shown before other kinds. */
const PRODUCTS_FIRST = 4;
const MIN_CODE = 2;
/** Shorter prefixes match too many models. */
const MIN_MODEL = 3;
/** Sorts after every character in codes. */
const LAST = "\u{10ffff}";
/** The maximum of hits, those with the highest ids, that are sorted in list order; with more, visitors type on. */
const MOST_HITS = 1000;

const AMONG = "WHERE id IN (SELECT value FROM json_each(?))";
const LISTED = "ORDER BY sort DESC, createtime DESC, id DESC LIMIT ?";

/** The query for the first pages of a kind in list order. */
const FIRST: Record<SuggestedKind, string> = {
  products: `SELECT id, trim(model || ' ' || title) AS text FROM products ${AMONG} ${LISTED}`,
  families: `SELECT id, name AS text FROM categories ${AMONG} ORDER BY id LIMIT ?`,
  solutions: `SELECT id, title AS text FROM solutions ${AMONG} ${LISTED}`,
  cases: `SELECT id, title AS text FROM cases ${AMONG} ${LISTED}`,
  news: `SELECT id, title AS text FROM news ${AMONG} ${LISTED}`,
};

const firstOf = (kind: SuggestedKind, ids: readonly number[], most: number): Row[] =>
  ids.length === 0
    ? []
    : statement<[string, number], Omit<Row, "kind">>(sharedStore(), FIRST[kind])
        .all(JSON.stringify(ids), most)
        .map((row) => ({ kind, ...row }));

/** Products whose model or order code begins with this, or is a prefix of it, as an order code is longer than the model. */
function codedAs({ pages }: SearchIndex, searched: string, most: number): number[] {
  const code = codeOf(searched);
  if (code.length < MIN_CODE || !/[a-z0-9]/.test(code)) return [];
  const begun = statement<[string, string, number], number>(
    pages,
    "SELECT product FROM codes WHERE code >= ? AND code < ? ORDER BY code LIMIT ?",
  )
    .pluck()
    .all(code, code + LAST, most);
  if (begun.length > 0) return begun;
  const beginnings = Array.from(code, (_, at) => code.slice(0, at + 1)).slice(MIN_MODEL - 1);
  return statement<[string], number>(
    pages,
    `SELECT product FROM codes WHERE code IN (SELECT value FROM json_each(?)) ORDER BY length(code) DESC LIMIT 1`,
  )
    .pluck()
    .all(JSON.stringify(beginnings));
}

/** The same as suggestions, in the order of their codes. */
function byCode(index: SearchIndex, searched: string, most: number): Row[] {
  const ids = codedAs(index, searched, most);
  const rows = new Map(firstOf("products", ids, ids.length).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** The first pages of one kind with all words in their titles. */
const byTitle = ({ pages }: SearchIndex, match: string, kind: SuggestedKind, most: number): Row[] =>
  firstOf(
    kind,
    statement<[string], number>(
      pages,
      `SELECT rowid FROM ${kind}_names WHERE ${kind}_names MATCH '{title model} : (' || ? || ')' ORDER BY rowid DESC LIMIT ${MOST_HITS}`,
    )
      .pluck()
      .all(match),
    most,
  );

/** Merges the kinds: four products first, then the first of every kind in turn. */
function shared(lists: Row[][]): Row[] {
  const ranked = lists.flatMap((list, kind) =>
    list.map((row, nth) => ({ row, kind, rank: kind === 0 ? Math.max(0, nth + 1 - PRODUCTS_FIRST) : nth })),
  );
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_SUGGESTIONS)
    .toSorted((a, b) => a.kind - b.kind)
    .map(({ row }) => row);
}

const unique = (rows: Row[]) => [...new Map(rows.map((row) => [row.id, row])).values()];

const namedPages = (searched: string): Suggestion[] =>
  placesFor(searched).map(({ href, label }) => ({ kind: "pages", text: label, url: href }));

/** The smallest versions of a picture. */
function smallPictures(image: string): Pick<Suggestion, "image" | "avif"> {
  const known = pictureOf(image);
  if (!known) return { image: imageUrl(image) };
  const fileOf = (format: PictureSize["format"], [width]: readonly number[]) =>
    width === undefined ? undefined : imageUrl(pictureFile(image, known.width, { width, format }));
  const avif = fileOf("avif", known.widths);
  return { image: fileOf("webp", webpWidths(known.width)) ?? imageUrl(image), ...(avif && { avif }) };
}

/** The typed text without a trailing figure whose unit is missing yet: `480V 3` on the way to `480V 30kvar`. */
function typedSoFar(searched: string): string | undefined {
  const before = searched.trimEnd().replace(/\s[\d.]+$/, "");
  return before === searched.trimEnd() ? undefined : before;
}

/** Products by the typed ratings, in the order of the search page. */
async function byRatings(index: SearchIndex, searched: string): Promise<Suggestion[]> {
  const rated = await ratedProducts(typedSoFar(searched) ?? searched, index);
  if (!rated) return [];
  const ids = rated.full.length > 0 ? rated.full : [...rated.near.keys()];
  return getProducts(ids.slice(0, PRODUCTS_FIRST)).map((product) => ({
    kind: "products",
    text: `${product.model} ${product.title}`.trim(),
    url: hitHref({ kind: "products", id: product.id }),
    note: missedText(product, rated) ?? askedText(rated),
    ...smallPictures(product.image),
  }));
}

/**
 * Suggestions for typed text. If only named pages are found, also for the words beside their names; if nothing is found, for
 * words that sound alike.
 */
export async function suggest(typed: string): Promise<Suggestion[]> {
  const searched = readingOf(typed)?.words ?? typed;
  const found = await suggestFor(searched);
  if (found.some(({ kind }) => kind !== "pages")) return found;
  const meant = found.length > 0 ? besidePlaces(searched) : (typedSoFar(searched) ?? meantWords(searched));
  return meant === undefined ? found : [...found, ...(await suggestFor(meant))].slice(0, MAX_SUGGESTIONS);
}

/** Suggestions from ratings, names, models and titles. */
async function suggestFor(searched: string): Promise<Suggestion[]> {
  const match = titleMatchOf(searched);
  if (match === undefined) return [];
  const index = await searchIndex();
  const rated = await byRatings(index, searched);
  const known = new Set(rated.map(({ url }) => url));
  const lists = SUGGESTED_KINDS.map((kind) =>
    unique([
      ...(kind === "products" ? byCode(index, searched, 2 * MAX_SUGGESTIONS) : []),
      ...byTitle(index, match, kind, MAX_SUGGESTIONS),
    ]),
  );
  const found = shared(lists)
    .map(({ kind, id, text }) => ({ kind, text, url: hitHref({ kind, id }) }))
    .filter(({ url }) => !known.has(url));
  const pages = rated.length > 0 ? [] : namedPages(searched);
  return [...rated, ...pages, ...found].slice(0, MAX_SUGGESTIONS);
}

/** The first products for these words: by ratings, then by model, code and title. */
export async function productsNamed(typed: string, most: number): Promise<number[]> {
  const searched = readingOf(typed)?.words ?? typed;
  const index = await searchIndex();
  const match = titleMatchOf(searched);
  const rated = (await ratedProducts(searched, index))?.full ?? [];
  const named = [
    ...byCode(index, searched, most),
    ...(match === undefined ? [] : byTitle(index, match, "products", most)),
  ].map(({ id }) => id);
  return [...new Set([...rated, ...named])].slice(0, most);
}
