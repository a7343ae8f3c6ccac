import { getProducts } from "@/db/queries/products/product-details";
import { MOST_COMPARED } from "@/lib/links/compare";
import { besidePlaces, comparisonOf, placesFor } from "@/lib/search/places";
import { asksForAdvice } from "@/lib/search/asking";
import { modelNamed, productsNamedIn } from "@/lib/search/named-models";
import { readingOf } from "@/lib/search/reading";
import { withoutFillers } from "@/lib/search/tokens";
import type { Answer } from "./answers";
import { NOTHING } from "./counts";
import { type Hit, hitsOf } from "./hits";
import { areLettersKnown, askedFor, fewerWords, knownWords } from "./known-words";
import { meantWords } from "./meant";
import { isParametersAlone } from "./named-parameters";
import type { Asked } from "./ranking";
import { type SearchIndex, searchIndex } from "./search-index";
import { type Besides, type Found, searchWords } from "./search-words";

/** A search for several models leads to their comparison. */
function compared(searched: string, index: SearchIndex): Found | undefined {
  const products = getProducts(productsNamedIn(searched, index.models).slice(0, MOST_COMPARED));
  if (products.length < 2) return undefined;
  const hits = hitsOf(
    products.map(({ id }) => ({ kind: "products", id })),
    searched,
    undefined,
  );
  const counts = { ...NOTHING, products: hits.length };
  const places = comparisonOf(products);
  const all = hits.length;
  return { hits, total: all, counts, listed: all, series: [], answers: [], places, nearest: [], besides: [] };
}

/** Calculations and fault codes are complete answers. */
const isWhole = ({ figures, isFault }: Answer) => figures !== undefined || isFault === true;

/** Possible meanings of a search without hits, most likely first; `areKnown` if its letters are no misspelt model. */
function meaningsOf(
  { answers, places, nearest }: Found,
  areKnown: boolean,
): ((searched: string, index: SearchIndex) => string | undefined)[] {
  const ofPlaces = (searched: string, index: SearchIndex) => knownWords(besidePlaces(searched) ?? "", index);
  if (answers.length === 0 && places.length > 0) return [ofPlaces];
  // Similar models take precedence over similar words.
  const ofWords =
    nearest.length > 0 && !areKnown ? [withoutFillers] : [withoutFillers, meantWords, knownWords];
  return places.length > 0 ? [ofPlaces, ...ofWords] : ofWords;
}

/** With fewer hits, pages with only some of the words are added. */
const FEW = 4;
const MOST_BESIDES = 5;
/** Limit of attempts, each of which is a whole search. */
const MOST_TRIED = 3;

/** Whether the words only name a page or a parameter: the answer is above the hits, and texts mention them everywhere. */
const isName = (words: string) =>
  isParametersAlone(words) || (placesFor(words).length > 0 && besidePlaces(words) === undefined);

/** Whether the search asks for documents of a product, which are shown with it. */
const arePapersOfModel = ({ searched }: Asked, { places }: Found, { models }: SearchIndex) =>
  places.length > 0 && modelNamed(searched, models).model !== undefined;

const keyOf = ({ kind, id }: Hit) => `${kind} ${id}`;

/** If few pages match all words: pages that match some, and pages that match the others, without duplicates. */
async function besidesOf(asked: Asked, found: Found, index: SearchIndex): Promise<Besides[]> {
  const { full = 0, near = 0 } = found.rated ?? {};
  const isOpen = found.total > 0 && found.total < FEW && full + near === 0 && !found.reading;
  if (!isOpen || asked.kind || asked.page > 1 || arePapersOfModel(asked, found, index)) return [];
  const known = new Set(found.hits.map(keyOf));
  const besides: Besides[] = [];
  for (const row of fewerWords(asked.searched, index))
    for (const words of row.filter((some) => !isName(some)).slice(0, MOST_TRIED)) {
      const { hits, total } = await searchWords({ ...asked, searched: words });
      const others = hits.filter((hit) => !known.has(keyOf(hit))).slice(0, MOST_BESIDES);
      if (others.length === 0) continue;
      besides.push({ words, hits: others, total });
      for (const hit of others) known.add(keyOf(hit));
      break;
    }
  return besides;
}

/** Searches the site; with few hits also for some of the words. */
export async function searchSite(asked: Asked): Promise<Found> {
  const index = await searchIndex();
  const several = compared(asked.searched, index);
  if (several) return several;
  const found = await searchMeant({ ...asked, isAdvice: asksForAdvice(asked.searched) }, index);
  return { ...found, besides: await besidesOf(asked, found, index) };
}

/** Searches for what type designations of other makers and English terms mean. */
async function searchMeant(asked: Asked, index: SearchIndex): Promise<Found> {
  const reading = readingOf(asked.searched);
  if (!reading) return searchOwnWords(asked, index);
  const found = await searchOwnWords({ ...asked, searched: reading.words }, index);
  if (found.total + found.places.length === 0) return searchOwnWords(asked, index);
  return found.meant === undefined ? { ...found, meant: reading.words, reading: reading.by } : found;
}

/** Searches for the words; without hits for words that sound alike, or for the known words among them. */
async function searchOwnWords(asked: Asked, index: SearchIndex): Promise<Found> {
  const found = await searchWords(asked);
  const { answers, places, subject } = found;
  if (subject !== undefined)
    return { ...(await searchWords({ ...asked, searched: subject })), answers, places, meant: subject };
  const plain = found.total < FEW ? askedFor(asked.searched, index) : undefined;
  if (answers.some(isWhole) || (found.total > 0 && plain === undefined)) return found;
  // The answers to the typed words stay above.
  const above = answers.length + places.length > 0 ? { answers, places } : {};
  // Question words alone are not counted as a miss.
  if (plain !== undefined) return { ...(await searchWords({ ...asked, searched: plain })), ...above };
  for (const meantBy of meaningsOf(found, areLettersKnown(asked.searched, index))) {
    const meant = meantBy(asked.searched, index);
    if (meant === undefined || meant === asked.searched) continue;
    const other = await searchWords({ ...asked, searched: meant });
    if (other.total > 0 || other.answers.length > answers.length) return { ...other, ...above, meant };
  }
  return found;
}
