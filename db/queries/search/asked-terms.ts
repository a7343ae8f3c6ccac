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

/** One term of a search: the parameters by which a product may match it, or else a word. */
export type Term = {
  text: string;
  ways: readonly Way[];
  word?: string;
  rating?: AskedRating;
  /** For a class that no product has: the existing ones, nearest first. */
  instead?: readonly Way[];
};

const isSpan = ({ min, max }: AskedRating) => min < max && Number.isFinite(max - min);

/** Whether a word is the name of a parameter, or most of it: 容量, 电抗 for 电抗率. */
function isNameOf(word: string, key: string): boolean {
  const name = getDictionary().get(key)?.name ?? "";
  return (
    word.length > 1 && (name.endsWith(word) || (name.startsWith(word) && 2 * word.length >= name.length))
  );
}

/** Drops words that name the parameter of a rating: they only say which parameter it is. */
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

/** Whether the term is about parameters; else it is a word that names a kind. */
export const isParameter = ({ ways, instead = [] }: Term) => ways.length + instead.length > 0;

/** Whether the term is a rating; words alone name a kind. */
export const isFigured = ({ ways, rating, word = "", text, instead = [] }: Term) =>
  instead.length > 0 || (ways.length > 0 && (rating !== undefined || /\d/.test(word || text)));

/** The terms of a search with ratings; undefined if it has words only. */
export function askedTerms({ ratings, marks, words }: AskedRatings): Term[] | undefined {
  const terms: Term[] = [
    ...ratings.map((rating): Term => {
      const ways = waysOfRating(rating);
      // A span may be a signal such as 4~20 mA, which is only in texts.
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
