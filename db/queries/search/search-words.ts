import { statement } from "@/db/statement";
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

/** Pages that have some of the words of a search, the first of all that do. */
export type Besides = { words: string; hits: Hit[]; total: number };

export type Found = {
  hits: Hit[];
  /** Of all kinds, and of each. */
  total: number;
  counts: Counts;
  /** How many of them the list has, through all its pages. */
  listed: number;
  /** Series that stand above the products of the first page, and not among them. */
  series: Series[];
  /** The fact that was asked for; several where a fault code means something on several devices. */
  answers: Answer[];
  /** Pages that were asked for by name. */
  places: FoundPlace[];
  /** The products, or the kind of them, whose papers or faults were asked for. */
  subject?: string;
  /** Models that may be meant where nothing was found. */
  nearest: { id: number; model: string; title: string }[];
  /** The words that were looked for, where what was typed finds nothing. */
  meant?: string;
  /** These words are what a type designation, or English, means. */
  reading?: Reading["by"];
  /** Where few pages have all words: what there is besides with some of them, and with the others. */
  besides: Besides[];
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

/** What is said above the hits: what answers the search, or what a device shows that fails, or what its kind says of it. */
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
  // The papers of each stand in place of those of all.
  return papers
    ? { answers: [papers.answer], places: places.slice(1), subject: papers.subject }
    : { answers: [], places };
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

const NO_WORDS = { match: undefined, counts: NOTHING };

/** What is first found of these, and how many hits of each kind it has. */
function firstFound(index: SearchIndex, matches: readonly (string | undefined)[]) {
  for (const match of matches) {
    const counts = match === undefined ? NOTHING : counted(index, match);
    if (Object.values(counts).some((count) => count > 0)) return { match, counts };
  }
  return undefined;
}

/** What has the ratings first, then what has all words, the most telling pages first. */
export async function searchWords(asked: Asked): Promise<Found> {
  const index = await searchIndex();
  const searched = withJoinedUnits(asked.searched);
  const rated = await ratedProducts(searched, index);
  const { model } = modelNamed(searched, index.models);
  const isFirst = !asked.kind && asked.page === 1;
  // A unit that a rating is in names no page.
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
  // Beside ratings words that were taken apart find anything.
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
  const { match, counts } = words ?? NO_WORDS;
  const products = Math.min(MOST_HITS, counts.products + (rated ? foundByRating(index, match, rated) : 0));
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
