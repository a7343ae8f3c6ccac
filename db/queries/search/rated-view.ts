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

/** A rating of a product in a hit, with the asked part marked. */
export type ShownRating = { key: string; name: string; pieces: Piece[] };

const SHOWN = 3;
/** Of more figures only the nearest are shown. */
const MOST_FIGURES = 5;
/** How many differing ratings of a product found by words are shown. */
const MOST_MISSED = 2;

const parameterOf = (key: string) => getDictionary().get(key);
/** An option of a parameter as display text. */
export const wayText = ({ key, option }: Way): string => {
  const parameter = parameterOf(key);
  return parameter ? optionText(parameter, option) : option;
};

/** The condition of a value that a product has only under it: 690 V 可定制. */
function conditionOf(own: readonly Value[], option: string): string | undefined {
  const span = readSpan(option);
  return own.find(({ min, max, condition }) => condition !== "" && min === span?.min && max === span.max)
    ?.condition;
}

/**
 * A rating with the asked option marked, including a following unit. An option that the text lacks is added: after the text
 * with its condition, or before it if the product has it as part of a span or bound only.
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
      // The condition of the rating has brackets already.
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

/** The parameters by which a product matches the search. */
export const waysOf = (rated: Rated | undefined, id: number): Way[] =>
  (rated?.terms ?? []).flatMap((term) => (rated && term.ways.find((one) => hasWay(rated, id, one))) ?? []);

/** The ratings of a hit: those asked for, by a figure or by name, then those of its card. */
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

/** Of many single figures those around what is asked; else all. */
function besideAsked(own: readonly Value[], option: string): readonly Value[] {
  const span = readSpan(option);
  const singles = own.filter(({ min, max }) => min !== null && min === max);
  if (!span || singles.length < own.length || own.length <= MOST_FIGURES) return own;
  const sorted = singles.toSorted((a, b) => (a.min ?? 0) - (b.min ?? 0));
  const above = sorted.findIndex(({ min }) => (min ?? 0) > span.max);
  return above < 0 ? sorted.slice(-1) : sorted.slice(Math.max(0, above - 1), above + 1);
}

/** The parameter that a term means in this search: of all in %, the one by which products match everything. */
const meantKey = ({ ways }: Term, { interpretations }: Rated): string | undefined =>
  ways.find(({ key, option }) => interpretations.some(({ chosen }) => chosen.get(key)?.includes(option)))
    ?.key ?? (ways.length === 1 ? ways[0]?.key : undefined);

const meantParameter = (term: Term, rated: Rated) => parameterOf(meantKey(term, rated) ?? "");

/** The text for a parameter that does not apply to products of this kind. */
function lackedText(parameter: Parameter | undefined, { id, type }: Pick<ProductDetail, "id" | "type">) {
  const kinds = getCategoryPath(type).map((category) => category.id);
  return parameter && notApplicable(kinds, id).has(parameter.key)
    ? `此类产品没有${parameter.name}`
    : undefined;
}

/** A term restricted to the parameter that it means in this search. */
const sameThing = (term: Term, rated: Rated): Term => {
  const meant = meantKey(term, rated);
  return { ...term, ways: term.ways.filter(({ key }) => key === meant) };
};

/** The parameter of a way and the values of a product; of many figures those around what is asked. */
function insteadText({ key, option }: Way, values: readonly Value[]): string {
  const parameter = parameterOf(key);
  const own = values.filter((value) => value.key === key);
  return parameter ? `${parameter.name} ${ratingText(parameter, besideAsked(own, option))}` : "";
}

/** The text on what a hit lacks and what it has instead. */
export function missedText(product: ProductDetail, rated: Rated): string | undefined {
  const { id, values } = product;
  const term = rated.near.get(id);
  if (!term) return undefined;
  if (term.ways.some((way) => hasWay(rated, id, way))) return `${term.text} 不与其余参数同时提供`;
  if (!isParameter(term)) return `名称和类别里没有“${term.text}”`;
  const way = nearestWay(sameThing(term, rated), values) ?? nearestWay(term, values);
  if (way) return `不符合 ${term.text}：${insteadText(way, values)}`;
  const parameter = meantParameter(term, rated);
  // It does not apply to products of this kind, or is unknown.
  return `不符合 ${term.text}：${lackedText(parameter, product) ?? `未标注${parameter?.name ?? ""}`}`;
}

/** The differing ratings of a product that mentions the asked ones only in its text, as far as they are known. */
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

/** The asked ratings as typed. */
export const askedText = ({ terms }: Pick<Rated, "terms">) => terms.map(({ text }) => text).join("、");

/** The sentence if no product matches everything: the nearest alternatives. */
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
