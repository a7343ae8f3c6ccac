import { MAX_SUGGESTIONS } from "@/lib/constants";
import { hitHref } from "@/lib/search/hit-address";
import { SUGGESTED_KINDS, type SuggestedKind } from "@/lib/links/search-address";
import { titleMatchOf } from "@/lib/search/match";
import { readingOf } from "@/lib/search/reading";
import { besidePlaces, placesFor } from "@/lib/search/places";
import { getProducts } from "@/db/queries/products/product-details";
import { imageUrl } from "@/lib/image-url";
import { pictureFile, type PictureSize, webpWidths } from "@/lib/picture-files";
import { pictureOf } from "@/lib/pictures";
import { meantWords } from "./meant";
import { byCode, byTitle, type NamedRow } from "./named-rows";
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

/** Products shown before other kinds. */
const PRODUCTS_FIRST = 4;

/** Merges the kinds: four products first, then the first of every kind in turn. */
function shared(lists: NamedRow[][]): NamedRow[] {
  const ranked = lists.flatMap((list, kind) =>
    list.map((row, nth) => ({ row, kind, rank: kind === 0 ? Math.max(0, nth + 1 - PRODUCTS_FIRST) : nth })),
  );
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_SUGGESTIONS)
    .toSorted((a, b) => a.kind - b.kind)
    .map(({ row }) => row);
}

const unique = (rows: NamedRow[]) => [...new Map(rows.map((row) => [row.id, row])).values()];

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
