import { BitSet } from "@/db/queries/filters/bit-set";
import type { FilterIndex } from "@/db/queries/filters/filter-index";
import { getDictionary } from "@/db/queries/products/dictionary";
import { literalMatchOf, looseMatchOf, matchOf } from "@/lib/search/match";
import { namesOf } from "@/lib/search/synonyms";
import { isHan, plainWords, tokensOf } from "@/lib/search/tokens";
import { isParameter, type Term } from "./asked-terms";
import { waysOfWord } from "./asked-ways";
import { isFound } from "./counts";
import type { Alternative, Asked } from "./interpretations";
import { meantWords } from "./meant";
import { namedKinds } from "./named-kinds";
import type { SearchIndex } from "./search-index";
import { inWords } from "./word-sets";

/** Products with a word in title, model or family; by looser matching if there are none. */
function named(index: FilterIndex, search: SearchIndex, word: string): BitSet {
  const sets = [matchOf(word), looseMatchOf(word)].map((match) =>
    match === undefined
      ? new BitSet(index.ids.length)
      : inWords(index, search, `{title codes family} : (${match})`, "products_names"),
  );
  return sets.find((set) => !set.isEmpty) ?? new BitSet(index.ids.length);
}

/** Products without values of these parameters, but with the word in their texts. */
function saidInText(index: FilterIndex, search: SearchIndex, { ways, word = "" }: Term): Alternative[] {
  const said = ways.flatMap(({ key }) =>
    (getDictionary().get(key)?.choices ?? []).map((option) => index.having(key, option)),
  );
  const none = new BitSet(index.ids.length);
  const set = inWords(index, search, literalMatchOf(word)).without(BitSet.or(none, ...said));
  return [{ set, plain: none }];
}

/** Looks a term up in parameters first; a term that no parameter has is looked up as a word. */
export function askedOf(index: FilterIndex, search: SearchIndex, term: Term): Asked {
  const byWays: Alternative[] = term.ways.map((way) => ({
    way,
    set: index.having(way.key, way.option),
    plain: index.having(way.key, way.option, { isPlain: true }),
  }));
  // An option of one kind may be the name of another: 开口互感器 are an option of meters, and products.
  const byName = term.rating === undefined && term.word ? [named(index, search, term.word)] : [];
  const byWord = term.word && term.ways.length > 0 ? saidInText(index, search, term) : [];
  const alternatives = [...byWays, ...byWord, ...byName.map((set) => ({ set, plain: set }))];
  return { term, alternatives: alternatives.filter(({ set }) => !set.isEmpty) };
}

/** Replaces a word without hits by one that sounds alike: 电亢器 7% means 电抗器. */
export function asItSounds(index: FilterIndex, search: SearchIndex, asked: Asked): Asked {
  const { word = "" } = asked.term;
  const isKnown = word === "" || asked.alternatives.length > 0 || isFound(search, literalMatchOf(word));
  const meant = isKnown ? undefined : meantWords(word);
  if (meant === undefined) return asked;
  const ways = waysOfWord(meant);
  return askedOf(index, search, { text: ways[0]?.option ?? meant, ways, word: meant });
}

/**
 * Whether a word names a kind of product: 有源滤波, but not 三相, which describes one, nor 测温, which is a purpose.
 */
const isKind = (word: string) =>
  namesOf(tokensOf(word))
    .map((name) => name.join(""))
    .some((name) => (name === word || !name.includes(word)) && namedKinds(name).size > 0);

/** A word that describes a product is also searched in its facts: three-phase capacitors do not have 三相 in their titles. */
export function alsoInFacts(index: FilterIndex, search: SearchIndex, asked: Asked): Asked {
  const { term, alternatives } = asked;
  const { word = "" } = term;
  const match = matchOf(word);
  if (match === undefined || isParameter(term) || !isHan(word) || isKind(word)) return asked;
  const set = inWords(index, search, `{facts} : (${match})`);
  return { term, alternatives: [...alternatives, { set, plain: new BitSet(index.ids.length) }] };
}

/** Products by the number of these words in their texts, which no title has: of those for 300 kvar the ones for 点焊机 first. */
export function byWhatTheySay(
  index: FilterIndex,
  search: SearchIndex,
  ids: readonly number[],
  words: readonly string[],
): number[] {
  const sets = words.flatMap((word) => {
    const match = plainWords(word).length === 1 ? matchOf(word) : undefined;
    return match === undefined ? [] : inWords(index, search, `{facts} : (${match})`);
  });
  const said = (id: number) => sets.filter((set) => index.isIn(set, id)).length;
  return sets.length > 0 ? ids.toSorted((one, other) => said(other) - said(one)) : [...ids];
}
