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
  const places = comparisonOf(products);
  const all = hits.length;
  return { hits, total: all, counts, listed: all, series: [], answers: [], places, nearest: [], besides: [] };
}

/** What was calculated, and what a fault means, is the whole answer. */
const isWhole = ({ figures, isFault }: Answer) => figures !== undefined || isFault === true;

/** How the words of a search that finds nothing may be meant, the likeliest first; `areKnown` where its letters are no slip of a model. */
function meaningsOf(
  { answers, places, nearest }: Found,
  areKnown: boolean,
): ((searched: string, index: SearchIndex) => string | undefined)[] {
  const ofPlaces = (searched: string, index: SearchIndex) => knownWords(besidePlaces(searched) ?? "", index);
  if (answers.length === 0 && places.length > 0) return [ofPlaces];
  // Models that may be meant are told before what may be meant by words.
  const ofWords =
    nearest.length > 0 && !areKnown ? [withoutFillers] : [withoutFillers, meantWords, knownWords];
  return places.length > 0 ? [ofPlaces, ...ofWords] : ofWords;
}

/** Fewer hits than these leave a question open that other pages may answer. */
const FEW = 4;
const MOST_BESIDES = 5;
/** Each is a search by itself. */
const MOST_TRIED = 3;

/** Words that name a page or a parameter, and nothing beside, are answered above the hits; texts hold them anywhere. */
const isName = (words: string) =>
  isParametersAlone(words) || (placesFor(words).length > 0 && besidePlaces(words) === undefined);

/** Who asks for the papers of a product has them with it. */
const arePapersOfModel = ({ searched }: Asked, { places }: Found, { models }: SearchIndex) =>
  places.length > 0 && modelNamed(searched, models).model !== undefined;

const keyOf = ({ kind, id }: Hit) => `${kind} ${id}`;

/** What has some of the words where few pages have all of them, and what has the others, nothing twice. */
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

/** What the site says of a search, and, where that is little, what it says of some of its words. */
export async function searchSite(asked: Asked): Promise<Found> {
  const index = await searchIndex();
  const several = compared(asked.searched, index);
  if (several) return several;
  const found = await searchMeant({ ...asked, isAdvice: asksForAdvice(asked.searched) }, index);
  return { ...found, besides: await besidesOf(asked, found, index) };
}

/** A capacitor of another maker, by the type that stands on it, is looked for as what it is, and English in Chinese. */
async function searchMeant(asked: Asked, index: SearchIndex): Promise<Found> {
  const reading = readingOf(asked.searched);
  if (!reading) return searchOwnWords(asked, index);
  const found = await searchOwnWords({ ...asked, searched: reading.words }, index);
  if (found.total + found.places.length === 0) return searchOwnWords(asked, index);
  return found.meant === undefined ? { ...found, meant: reading.words, reading: reading.by } : found;
}

/** What the site says of some words; where it says nothing, of those that sound so, or of those that it knows. */
async function searchOwnWords(asked: Asked, index: SearchIndex): Promise<Found> {
  const found = await searchWords(asked);
  const { answers, places, subject } = found;
  if (subject !== undefined)
    return { ...(await searchWords({ ...asked, searched: subject })), answers, places, meant: subject };
  const plain = found.total < FEW ? askedFor(asked.searched, index) : undefined;
  if (answers.some(isWhole) || (found.total > 0 && plain === undefined)) return found;
  // What was found for the words as they were typed stays above.
  const above = answers.length + places.length > 0 ? { answers, places } : {};
  // Words that only ask are none that could be missed.
  if (plain !== undefined) return { ...(await searchWords({ ...asked, searched: plain })), ...above };
  for (const meantBy of meaningsOf(found, areLettersKnown(asked.searched, index))) {
    const meant = meantBy(asked.searched, index);
    if (meant === undefined || meant === asked.searched) continue;
    const other = await searchWords({ ...asked, searched: meant });
    if (other.total > 0 || other.answers.length > answers.length) return { ...other, ...above, meant };
  }
  return found;
}
