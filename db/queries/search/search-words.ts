import { getProduct } from "@/db/queries/products/product-details";
import { looseMatchOf, matchOf } from "@/lib/search/match";
import { modelNamed } from "@/lib/search/named-models";
import { nearestModels } from "@/lib/search/nearest";
import { besidePlaces, type FoundPlace } from "@/lib/search/places";
import type { Reading } from "@/lib/search/reading";
import { withJoinedUnits } from "@/lib/search/ratings";
import { codeOf } from "@/lib/search/tokens";
import { type Answer, answersTo, deviceFaults } from "./answers";
import { counted, type Counts, MOST_HITS, NOTHING } from "./counts";
import { type Hit, hitsOf, textsOf } from "./hits";
import { kindAnswer, kindPapers } from "./kind-answer";
import { namedPlaces } from "./named-places";
import { type Asked, ranked } from "./ranking";
import { isAnyRated, type Rated, ratedProducts } from "./rated";
import { type ListOfRatings, listsOf } from "./rated-lists";
import { nothingText } from "./rated-view";
import { type SearchIndex, searchIndex } from "./search-index";
import { type Series, seriesOf } from "./series";

/** The first pages that match only some words of a search. */
export type Besides = { words: string; hits: Hit[]; total: number };

export type Found = {
  hits: Hit[];
  /** The number of hits, of all kinds and per kind. */
  total: number;
  counts: Counts;
  /** The number of hits in the list, over all its pages. */
  listed: number;
  /** Series listed above the products of the first page instead of among them. */
  series: Series[];
  /** The answers; several if a fault code exists on several devices. */
  answers: Answer[];
  /** Pages named in the search. */
  places: FoundPlace[];
  /** The product or kind whose documents or faults were asked for. */
  subject?: string;
  /** Similar models if nothing was found. */
  nearest: { id: number; model: string; title: string }[];
  /** The words searched instead, if the typed ones find nothing. */
  meant?: string;
  /** How these words were derived: from a type designation, or from English. */
  reading?: Reading["by"];
  /** If few pages match all words: pages that match some of them, and pages that match the others. */
  besides: Besides[];
  /** For searches with ratings: the sentence if nothing matches them all, and lists with the same filters. */
  rated?: {
    nothing: string | undefined;
    lists: ListOfRatings[];
    /** The number of products that match everything, and of those that miss one term. */
    full: number;
    near: number;
  };
};

/** Products with a similar model. */
function nearestOf({ models }: SearchIndex, searched: string): Found["nearest"] {
  const ids = nearestModels(models, codeOf(searched));
  const texts = textsOf("products", ids);
  return ids.flatMap((id) => {
    const { model, title } = texts.get(id) ?? {};
    return model && title ? [{ id, model, title }] : [];
  });
}

/** The answers above the hits: to the search, on a failing device, or about a kind of product. */
function aboveHits(
  index: SearchIndex,
  searched: string,
  named: string,
  model = "",
): Pick<Found, "answers" | "places" | "subject"> {
  const product = getProduct(index.models.get(model) ?? 0);
  const answers = answersTo(searched, index.models);
  const { places, failing } = namedPlaces(named, product);
  if (answers.length > 0) return { answers, places };
  if (failing) {
    const subject = besidePlaces(named);
    return {
      answers: [deviceFaults(failing.device)],
      places: places.filter((place) => place !== failing.place),
      ...(subject !== undefined && { subject }),
    };
  }
  const fact = kindAnswer(index, searched);
  if (fact) return { answers: [fact], places };
  const papers = product ? undefined : kindPapers(index, searched);
  // The documents of each product replace the page of all documents.
  return papers
    ? { answers: [papers.answer], places: places.slice(1), subject: papers.subject }
    : { answers: [], places };
}

const NO_WORDS = { match: undefined, counts: NOTHING, products: [] };

/** The first of these queries with hits, its hits per kind, and its products. */
function firstFound(index: SearchIndex, matches: readonly (string | undefined)[]) {
  for (const match of matches) {
    if (match === undefined) continue;
    const found = counted(index, match);
    if (Object.values(found.counts).some((count) => count > 0)) return { match, ...found };
  }
  return undefined;
}

/** The number of products found by words or by ratings. */
const countProducts = (byWords: readonly number[], { full, near }: Rated) =>
  Math.min(MOST_HITS, new Set([...byWords, ...full, ...near.keys()]).size);

/** Searches for one set of words: products with the ratings first, then pages with all words by relevance. */
export async function searchWords(asked: Asked): Promise<Found> {
  const index = await searchIndex();
  const searched = withJoinedUnits(asked.searched);
  const rated = await ratedProducts(searched, index);
  const { model } = modelNamed(searched, index.models);
  const isFirst = !asked.kind && asked.page === 1;
  // The unit of a rating names no page.
  const named = rated ? rated.words.join(" ") : searched;
  const saidAbove = aboveHits(index, searched, named, model);
  const above = isFirst ? saidAbove : { ...saidAbove, answers: [], places: [] };
  const byRating = rated && {
    rated: {
      ...{ nothing: nothingText(rated), lists: listsOf(rated) },
      ...{ full: rated.full.length, near: rated.near.size },
    },
  };
  const isRated = isAnyRated(rated);
  // Beside ratings, words that had to be split would match too much.
  const ways = [
    matchOf(searched),
    model && `codes : "${model}"`,
    ...(isRated ? [] : [looseMatchOf(searched)]),
  ];
  const words = firstFound(index, ways);
  if (!words && !isRated)
    return {
      hits: [],
      total: 0,
      counts: NOTHING,
      listed: 0,
      series: [],
      ...above,
      ...byRating,
      nearest: nearestOf(index, searched),
      besides: [],
    };
  const { match, counts, products: byWords } = words ?? NO_WORDS;
  const products = rated ? countProducts(byWords, rated) : counts.products;
  const all = { ...counts, products };
  const total = Object.values(all).reduce((sum, count) => sum + count);
  const aside = !asked.kind && !isRated && products > 0 ? "families" : undefined;
  return {
    hits: hitsOf(ranked(index, { match, counts, aside }, { ...asked, searched }, rated), searched, rated),
    total,
    counts: all,
    listed: asked.kind ? all[asked.kind] : total - (aside ? all[aside] : 0),
    series: aside && isFirst ? seriesOf(index, { match, counts }, searched) : [],
    ...{ ...above, ...byRating, nearest: [], besides: [] },
  };
}
