import { MOST_COMPARED } from "@/lib/links/compare";
import { looseMatchOf, matchOf } from "@/lib/search/match";
import { withDesignationsRead } from "@/lib/search/designations";
import { nearestModels } from "@/lib/search/nearest";
import { besidePlaces, comparisonOf, type FoundPlace, placesFor } from "@/lib/search/places";
import { withJoinedUnits } from "@/lib/search/ratings";
import { codeOf, withoutFillers } from "@/lib/search/tokens";
import { type Answer, answersTo, modelNamed, productsNamedIn } from "./answers";
import { statement } from "@/db/statement";
import { getProduct, getProducts } from "@/db/queries/products/product-details";
import { counted, type Counts, MOST_HITS, NOTHING } from "./counts";
import { type Hit, hitsOf, textsOf } from "./hits";
import { areLettersKnown, askedFor, fewerWords, knownWords } from "./known-words";
import { meantWords } from "./meant";
import { type Asked, ranked } from "./ranking";
import { type Rated, ratedProducts } from "./rated";
import { type ListOfRatings, listsOf, nothingText } from "./rated-view";
import { type SearchIndex, searchIndex } from "./search-index";

export type Found = {
  hits: Hit[];
  /** Of all kinds, and of each. */
  total: number;
  counts: Counts;
  /** The fact that was asked for; several where a fault code means something on several devices. */
  answers: Answer[];
  /** Pages that were asked for by name. */
  places: FoundPlace[];
  /** Models that may be meant where nothing was found. */
  nearest: { id: number; model: string; title: string }[];
  /** The words that were looked for, where what was typed finds nothing. */
  meant?: string;
  /** These words are what a type designation means. */
  isDesignation?: boolean;
  /** Where few pages have all words: what there is besides with some of them. */
  besides?: { words: string; hits: Hit[]; total: number };
  /** Where ratings were asked for: what is said if nothing has them all, and lists with the same filters. */
  rated?: {
    nothing: string | undefined;
    lists: ListOfRatings[];
    /** How many products have all of it, and how many miss one thing. */
    full: number;
    near: number;
  };
};

/** Products whose model may be meant. */
function nearestOf({ models }: SearchIndex, searched: string): Found["nearest"] {
  const ids = nearestModels(models, codeOf(searched));
  const texts = textsOf("products", ids);
  return ids.flatMap((id) => {
    const { model, title } = texts.get(id) ?? {};
    return model && title ? [{ id, model, title }] : [];
  });
}

/** What is said above the hits. */
const aboveHits = (
  { models }: SearchIndex,
  searched: string,
  named: string,
  model = "",
): Pick<Found, "answers" | "places"> => ({
  answers: answersTo(searched, models),
  places: placesFor(named, getProduct(models.get(model) ?? 0)),
});

/** Who names several products wants to know what tells them apart. */
function compared(searched: string, index: SearchIndex): Found | undefined {
  const products = getProducts(productsNamedIn(searched, index.models).slice(0, MOST_COMPARED));
  if (products.length < 2) return undefined;
  const hits = hitsOf(
    products.map(({ id }) => ({ kind: "products", id })),
    searched,
    undefined,
  );
  const counts = { ...NOTHING, products: hits.length };
  return { hits, total: hits.length, counts, answers: [], places: comparisonOf(products), nearest: [] };
}

/** How many hits by their ratings the words of the search do not find. */
function foundByRating({ pages }: SearchIndex, match: string | undefined, { full, near }: Rated): number {
  const inWords = statement<[string], number>(
    pages,
    `SELECT rowid FROM products WHERE products MATCH ? LIMIT ${MOST_HITS}`,
  ).pluck();
  const others = new Set(match === undefined ? [] : inWords.all(match));
  return [...full, ...near.keys()].filter((id) => !others.has(id)).length;
}

/** What was calculated, and what a fault means, is the whole answer. */
const isWhole = ({ figures, isFault }: Answer) => figures !== undefined || isFault === true;

/** How the words of a search that finds nothing may be meant, the likeliest first. */
function meaningsOf(
  { answers, places, nearest }: Found,
  isModelKnown: boolean,
): ((searched: string, index: SearchIndex) => string | undefined)[] {
  if (answers.length === 0 && places.length > 0)
    return [askedFor, (searched, index) => knownWords(besidePlaces(searched) ?? "", index)];
  // Models that may be meant are told before what may be meant by words.
  return nearest.length > 0 && !isModelKnown
    ? [withoutFillers]
    : [askedFor, withoutFillers, meantWords, knownWords];
}

/** A capacitor of another maker, by the type that stands on it, is looked for as what it is. */
async function byDesignation(asked: Asked): Promise<Found | undefined> {
  const meant = withDesignationsRead(asked.searched);
  if (meant === undefined) return undefined;
  const found = await searchWords({ ...asked, searched: meant });
  return found.total > 0 ? { ...found, meant, isDesignation: true } : undefined;
}

/** Fewer hits than these leave a question open that other pages may answer. */
const FEW = 4;
const MOST_BESIDES = 6;

/** What has some of the words where few pages have all of them, and not what was found already. */
async function besides(asked: Asked, found: Found, index: SearchIndex): Promise<Found["besides"]> {
  const isOpen = found.total > 0 && found.total < FEW && !found.rated && !found.isDesignation;
  if (!isOpen || asked.kind || asked.page > 1) return undefined;
  const known = new Set(found.hits.map(({ kind, id }) => `${kind} ${id}`));
  for (const words of fewerWords(asked.searched, index)) {
    const { hits, total } = await searchWords({ ...asked, searched: words });
    const others = hits.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
    if (others.length > 0) return { words, hits: others.slice(0, MOST_BESIDES), total };
  }
  return undefined;
}

/** What the site says of a search, and, where that is little, what it says of some of its words. */
export async function searchSite(asked: Asked): Promise<Found> {
  const index = await searchIndex();
  const several = compared(asked.searched, index);
  if (several) return several;
  const found = await searchMeant(asked, index);
  const more = await besides(asked, found, index);
  return more ? { ...found, besides: more } : found;
}

/** What the site says of some words; where it says nothing, of those that sound so, or of those that it knows. */
async function searchMeant(asked: Asked, index: SearchIndex): Promise<Found> {
  const read = await byDesignation(asked);
  if (read) return read;
  const found = await searchWords(asked);
  const { answers, places } = found;
  if (found.total > 0 || answers.some(isWhole)) return found;
  for (const meantBy of meaningsOf(found, areLettersKnown(asked.searched, index))) {
    const meant = meantBy(asked.searched, index);
    if (meant === undefined || meant === asked.searched) continue;
    const other = await searchWords({ ...asked, searched: meant });
    if (other.total > 0 || other.answers.length > answers.length)
      return { ...other, ...(answers.length + places.length > 0 ? { answers, places } : {}), meant };
  }
  return found;
}

/** What has the ratings first, then what has all words, the most telling pages first. */
async function searchWords(asked: Asked): Promise<Found> {
  const index = await searchIndex();
  const searched = withJoinedUnits(asked.searched);
  const rated = await ratedProducts(searched, index);
  const { model } = modelNamed(searched, index.models);
  const isFirst = !asked.kind && asked.page === 1;
  // A unit that a rating is in names no page.
  const named = rated ? rated.words.join(" ") : searched;
  const above = isFirst ? aboveHits(index, searched, named, model) : { answers: [], places: [] };
  const byRating = rated && {
    rated: {
      ...{ nothing: nothingText(rated), lists: listsOf(rated) },
      ...{ full: rated.full.length, near: rated.near.size },
    },
  };
  const isRated = rated !== undefined && rated.full.length + rated.near.size > 0;
  // Beside ratings words that were taken apart find anything.
  const ways = [
    matchOf(searched),
    model && `codes : "${model}"`,
    ...(isRated ? [] : [looseMatchOf(searched)]),
  ];
  const words = ways
    .map((match) => ({ match, counts: match === undefined ? NOTHING : counted(index, match) }))
    .find(({ counts }) => Object.values(counts).some((count) => count > 0));
  if (!words && !isRated)
    return {
      hits: [],
      total: 0,
      counts: NOTHING,
      ...above,
      ...byRating,
      nearest: nearestOf(index, searched),
    };
  const { match, counts } = words ?? { match: undefined, counts: NOTHING };
  const products = Math.min(MOST_HITS, counts.products + (rated ? foundByRating(index, match, rated) : 0));
  const all = { ...counts, products };
  return {
    hits: hitsOf(ranked(index, words ?? { match, counts }, { ...asked, searched }, rated), searched, rated),
    total: Object.values(all).reduce((sum, count) => sum + count),
    counts: all,
    ...{ ...above, ...byRating, nearest: [] },
  };
}
