import { getCategoryPath } from "@/db/queries/categories/categories";
import { getDictionary } from "@/db/queries/products/dictionary";
import { ratingsOf } from "@/db/queries/products/parameters";
import type { ProductDetail } from "@/db/queries/products/product-details";
import { grouped } from "@/lib/grouped";
import { notApplicable } from "@/lib/links/not-applicable";
import { optionText, readSpan } from "@/lib/parameters/option";
import type { Parameter, Value } from "@/lib/parameters/parameter";
import { ratingText } from "@/lib/parameters/rating";
import type { Piece } from "@/lib/search/excerpt";
import { asPattern } from "@/lib/text/as-pattern";
import { isParameter, type Term } from "./asked-terms";
import type { Way } from "./asked-ways";
import { saidOf } from "./named-parameters";
import { nearestWay } from "./nearest-ratings";
import type { Rated } from "./rated";

/** A rating of a product as a hit shows it, what was asked for marked. */
export type ShownRating = { key: string; name: string; pieces: Piece[] };

const SHOWN = 3;
/** Of more figures than these the nearest are shown. */
const MOST_FIGURES = 5;
/** Of the ratings that a product, found by its words, has otherwise. */
const MOST_MISSED = 2;

const parameterOf = (key: string) => getDictionary().get(key);
/** An option of a parameter as people read it. */
export const wayText = ({ key, option }: Way): string => {
  const parameter = parameterOf(key);
  return parameter ? optionText(parameter, option) : option;
};

/** Under which condition a product has a figure that it has not at any rate: 690 V 可定制. */
function conditionOf(own: readonly Value[], option: string): string | undefined {
  const span = readSpan(option);
  return own.find(({ min, max, condition }) => condition !== "" && min === span?.min && max === span.max)
    ?.condition;
}

/**
 * A rating with what was asked for marked, together with its unit where that follows. What the rating does not say goes after
 * it with its condition; what is no figure of its own goes before.
 */
function piecesOf(text: string, asked: string, condition: string | undefined): Piece[] {
  const [, figure = asked, unit = ""] = /^([−\d.~]+) ?(\D*)$/.exec(asked) ?? [];
  const figureInText = new RegExp(`(?<![\\d.~])${asPattern(figure)}(?![\\d.~])(?: ?${asPattern(unit)})?`);
  const at = text.includes(unit) ? figureInText.exec(text) : null;
  if (!at && condition !== undefined)
    return [
      { text: `${text}、`, isHit: false },
      { text: asked, isHit: true },
      { text: `（${condition}）`, isHit: false },
    ];
  if (!at)
    return [
      { text: asked, isHit: true },
      // The rating's condition has brackets of its own.
      { text: `（${text.replace(/（(.*)）$/, "，$1")}）`, isHit: false },
    ];
  const end = at.index + at[0].length;
  return [
    { text: text.slice(0, at.index), isHit: false },
    { text: text.slice(at.index, end), isHit: true },
    { text: text.slice(end), isHit: false },
  ].filter((piece) => piece.text !== "");
}

const hasWay = ({ index }: Rated, id: number, { key, option }: Way) =>
  index.isIn(index.having(key, option), id);

/** By which of its parameters a product has what was asked for. */
export const waysOf = (rated: Rated | undefined, id: number): Way[] =>
  (rated?.terms ?? []).flatMap((term) => (rated && term.ways.find((one) => hasWay(rated, id, one))) ?? []);

/** The ratings of a hit that were asked for, by a figure or by name, and then those of its card. */
export function shownRatings(
  product: ProductDetail,
  rated: Rated | undefined,
  named: readonly Parameter[],
): ShownRating[] {
  const { id, values } = product;
  const own = grouped(values, ({ key }) => key);
  const ways = waysOf(rated, id);
  const asked = [...new Map(ways.map((way) => [way.key, way])).values()].flatMap((way): ShownRating[] => {
    const parameter = parameterOf(way.key);
    if (!parameter) return [];
    const values = own.get(way.key) ?? [];
    const pieces = piecesOf(ratingText(parameter, values), wayText(way), conditionOf(values, way.option));
    return [{ key: way.key, name: parameter.name, pieces }];
  });
  const isNew = ({ key }: { key: string }) => !asked.some((one) => one.key === key);
  asked.push(...saidOf(product, named).filter(isNew).slice(0, SHOWN));
  const others = ratingsOf(values, SHOWN + asked.length)
    .filter(isNew)
    .map(({ key, name, text }): ShownRating => ({ key, name, pieces: [{ text, isHit: false }] }));
  return [...asked, ...others].slice(0, Math.max(SHOWN, asked.length));
}

/** Of many single figures those beside what is asked; else all. */
function besideAsked(own: readonly Value[], option: string): readonly Value[] {
  const span = readSpan(option);
  const singles = own.filter(({ min, max }) => min !== null && min === max);
  if (!span || singles.length < own.length || own.length <= MOST_FIGURES) return own;
  const sorted = singles.toSorted((a, b) => (a.min ?? 0) - (b.min ?? 0));
  const above = sorted.findIndex(({ min }) => (min ?? 0) > span.max);
  return above < 0 ? sorted.slice(-1) : sorted.slice(Math.max(0, above - 1), above + 1);
}

/** Which parameter a term means beside the others: of all that are in % the one of the products that have everything. */
const meantKey = ({ ways }: Term, { interpretations }: Rated): string | undefined =>
  ways.find(({ key, option }) => interpretations.some(({ chosen }) => chosen.get(key)?.includes(option)))
    ?.key ?? (ways.length === 1 ? ways[0]?.key : undefined);

const meantParameter = (term: Term, rated: Rated) => parameterOf(meantKey(term, rated) ?? "");

/** What products of its kind cannot have of what was asked for. */
function lackedText(parameter: Parameter | undefined, { id, type }: Pick<ProductDetail, "id" | "type">) {
  const kinds = getCategoryPath(type).map((category) => category.id);
  return parameter && notApplicable(kinds, id).has(parameter.key)
    ? `此类产品没有${parameter.name}`
    : undefined;
}

/** A term by that parameter alone which it means beside the others. */
const sameThing = (term: Term, rated: Rated): Term => {
  const meant = meantKey(term, rated);
  return { ...term, ways: term.ways.filter(({ key }) => key === meant) };
};

/** The parameter of a way, and what a product has of it, of many figures those beside what is asked. */
function insteadText({ key, option }: Way, values: readonly Value[]): string {
  const parameter = parameterOf(key);
  const own = values.filter((value) => value.key === key);
  return parameter ? `${parameter.name} ${ratingText(parameter, besideAsked(own, option))}` : "";
}

/** What a hit misses, and what it has instead. */
export function missedText(product: ProductDetail, rated: Rated): string | undefined {
  const { id, values } = product;
  const term = rated.near.get(id);
  if (!term) return undefined;
  if (term.ways.some((way) => hasWay(rated, id, way))) return `${term.text} 不与其余参数同时提供`;
  if (!isParameter(term)) return `名称和类别里没有“${term.text}”`;
  const way = nearestWay(sameThing(term, rated), values) ?? nearestWay(term, values);
  if (way) return `不符合 ${term.text}：${insteadText(way, values)}`;
  const parameter = meantParameter(term, rated);
  // Products of its kind cannot have it, or it is not told.
  return `不符合 ${term.text}：${lackedText(parameter, product) ?? `未标注${parameter?.name ?? ""}`}`;
}

/** Of what a product that only speaks of the ratings has others, as far as it says so. */
export function othersText(product: ProductDetail, rated: Rated): string | undefined {
  const { id, values } = product;
  const missed = rated.terms
    .filter(({ ways }) => !ways.some((way) => hasWay(rated, id, way)))
    .flatMap((term) => {
      const way = nearestWay({ ...sameThing(term, rated), instead: [] }, values);
      const text = way ? insteadText(way, values) : lackedText(meantParameter(term, rated), product);
      return text === undefined ? [] : `不符合 ${term.text}：${text}`;
    });
  return missed.length > 0 ? missed.slice(0, MOST_MISSED).join("；") : undefined;
}

/** What was asked for, in its own words. */
export const askedText = ({ terms }: Pick<Rated, "terms">) => terms.map(({ text }) => text).join("、");

/** What is said where nothing has all that is asked: the nearest that there is. */
export function nothingText(rated: Rated): string | undefined {
  const { terms, full, nearest } = rated;
  if (full.length > 0) return undefined;
  const none = `没有${terms.length > 1 ? "同时" : ""}符合“${askedText(rated)}”的产品`;
  const near = nearest.map(({ ways }) => {
    const name = parameterOf(ways[0]?.key ?? "")?.name ?? "";
    return `${name} ${ways.map(wayText).join("、")}`;
  });
  if (near.length === 0) return `${none}。`;
  return `${none}，${terms.length > 1 ? "其余不变时" : ""}最接近的是${near.join("，或")}。`;
}
