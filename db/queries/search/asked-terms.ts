import { getDictionary } from "@/db/queries/products/dictionary";
import type { AskedRating, AskedRatings } from "@/lib/search/ratings";
import {
  nearestClasses,
  partsOf,
  together,
  type Way,
  waysOfMark,
  waysOfRating,
  waysOfWord,
} from "./asked-ways";

/** One thing that is asked for: by which parameters a product may have it, or else by which word. */
export type Term = {
  text: string;
  ways: readonly Way[];
  word?: string;
  rating?: AskedRating;
  /** Of a class that no product has: those that there are, the nearest first. */
  instead?: readonly Way[];
};

const isSpan = ({ min, max }: AskedRating) => min < max && Number.isFinite(max - min);

/** Whether a word is the name of a parameter, or most of it: 容量, 电抗 of a rate in %. */
function isNameOf(word: string, key: string): boolean {
  const name = getDictionary().get(key)?.name ?? "";
  return (
    word.length > 1 && (name.endsWith(word) || (name.startsWith(word) && 2 * word.length >= name.length))
  );
}

/** Words that name the parameter of a rating say no more than which it is. */
function withNames(terms: readonly Term[]): Term[] {
  const isName = ({ word = "", ways }: Term) =>
    ways.length === 0 &&
    terms.some(({ rating, ways: others }) => rating && others.some(({ key }) => isNameOf(word, key)));
  const names = terms.filter(isName).map(({ word = "" }) => word);
  return terms
    .filter((term) => !isName(term))
    .map((term) => {
      const named = term.ways.filter(({ key }) => names.some((name) => isNameOf(name, key)));
      return term.rating && named.length > 0 ? { ...term, ways: named } : term;
    });
}

/** Whether parameters can say it; else it is a word that names a kind. */
export const isParameter = ({ ways, instead = [] }: Term) => ways.length + instead.length > 0;

/** Whether it asks for a rating: words alone name a kind. */
export const isFigured = ({ ways, rating, word = "", text, instead = [] }: Term) =>
  instead.length > 0 || (ways.length > 0 && (rating !== undefined || /\d/.test(word || text)));

/** What a search asks of products, where it asks for ratings; undefined where it is words alone. */
export function askedTerms({ ratings, marks, words }: AskedRatings): Term[] | undefined {
  const terms: Term[] = [
    ...ratings.map((rating): Term => {
      const ways = waysOfRating(rating);
      // A span may be a signal, 4~20 mA, of which texts alone speak.
      const word = isSpan(rating) ? { word: rating.text } : {};
      return ways.length > 0
        ? { text: rating.text, ways, rating, ...word }
        : { text: rating.text, ways, word: rating.text };
    }),
    ...marks.map((mark): Term => {
      const ways = waysOfMark(mark);
      const instead = nearestClasses(mark);
      if (ways.length > 0) return { text: ways[0]?.option ?? mark, ways, instead };
      return { text: mark.replace("s", "S"), ways, word: mark, instead };
    }),
    ...together(words)
      .flatMap(partsOf)
      .map((word): Term => {
        const ways = waysOfWord(word);
        return { text: ways[0]?.option ?? word, ways, word };
      }),
  ];
  return terms.some(isFigured) ? withNames(terms) : undefined;
}
