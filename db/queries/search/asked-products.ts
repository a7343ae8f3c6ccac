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

/** Products whose title, model or family has a word; looser where none has. */
function named(index: FilterIndex, search: SearchIndex, word: string): BitSet {
  const sets = [matchOf(word), looseMatchOf(word)].map((match) =>
    match === undefined
      ? new BitSet(index.ids.length)
      : inWords(index, search, `{title codes family} : (${match})`, "products_names"),
  );
  return sets.find((set) => !set.isEmpty) ?? new BitSet(index.ids.length);
}

/** Products that say nothing of these parameters as data, but this word in their texts. */
function saidInText(index: FilterIndex, search: SearchIndex, { ways, word = "" }: Term): Alternative[] {
  const said = ways.flatMap(({ key }) =>
    (getDictionary().get(key)?.choices ?? []).map((option) => index.having(key, option)),
  );
  const none = new BitSet(index.ids.length);
  const set = inWords(index, search, literalMatchOf(word)).without(BitSet.or(none, ...said));
  return [{ set, plain: none }];
}

/** What a parameter can say is asked of the parameters first; what none can say is looked for in words. */
export function askedOf(index: FilterIndex, search: SearchIndex, term: Term): Asked {
  const byWays: Alternative[] = term.ways.map((way) => ({
    way,
    set: index.having(way.key, way.option),
    plain: index.having(way.key, way.option, { isPlain: true }),
  }));
  // What is an option of one kind may be the name of another: 开口互感器 go with a meter, and are sold.
  const byName = term.rating === undefined && term.word ? [named(index, search, term.word)] : [];
  const byWord = term.word && term.ways.length > 0 ? saidInText(index, search, term) : [];
  const alternatives = [...byWays, ...byWord, ...byName.map((set) => ({ set, plain: set }))];
  return { term, alternatives: alternatives.filter(({ set }) => !set.isEmpty) };
}

/** A word that stands nowhere, as it sounds: 电亢器 7% asks for a 电抗器. */
export function asItSounds(index: FilterIndex, search: SearchIndex, asked: Asked): Asked {
  const { word = "" } = asked.term;
  const isKnown = word === "" || asked.alternatives.length > 0 || isFound(search, literalMatchOf(word));
  const meant = isKnown ? undefined : meantWords(word);
  if (meant === undefined) return asked;
  const ways = waysOfWord(meant);
  return askedOf(index, search, { text: ways[0]?.option ?? meant, ways, word: meant });
}

/**
 * Whether a word calls a kind of thing, by one of its names: 有源滤波, and not 三相, which tells how one is, nor 测温, which
 * sensors are for.
 */
const isKind = (word: string) =>
  namesOf(tokensOf(word))
    .map((name) => name.join(""))
    .some((name) => (name === word || !name.includes(word)) && namedKinds(name).size > 0);

/** A word that tells how a thing is may stand in what a product says of itself, as capacitors that are 三相 are not called so. */
export function alsoInFacts(index: FilterIndex, search: SearchIndex, asked: Asked): Asked {
  const { term, alternatives } = asked;
  const { word = "" } = term;
  const match = matchOf(word);
  if (match === undefined || isParameter(term) || !isHan(word) || isKind(word)) return asked;
  const set = inWords(index, search, `{facts} : (${match})`);
  return { term, alternatives: [...alternatives, { set, plain: new BitSet(index.ids.length) }] };
}

/** Products by how many of these words, which no name has, they say of themselves: of those for 300 kvar what is for 点焊机 first. */
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
