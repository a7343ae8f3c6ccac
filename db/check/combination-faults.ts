import { allowedOf, decidersOf, type Dictionary } from "@/db/source/code-values";
import {
  type Combination,
  combinationsOf,
  writtenAlone,
  writtenCombinations,
} from "@/db/source/combinations";
import { wordsOf } from "@/db/source/parameter-words";
import type { Content } from "@/db/source/shapes";
import { grouped } from "@/lib/grouped";
import { measured } from "@/lib/measured";
import { convert } from "@/lib/parameters/units";
import { pairsIn } from "@/lib/parameters/pairs";
import type { Finding, Rule } from "./finding";

type Product = Content["products"][number];

const FIELD = "combinations";
const keysOf = (combination: Combination) => [...combination.keys()].sort();
const nameOf = (key: string, dictionary: Dictionary) => dictionary.get(key)?.name ?? key;

const valueText = (key: string, value: number | string, dictionary: Dictionary) =>
  typeof value === "string" ? value : measured(value, dictionary.get(key)?.unit);
const textOf = (combination: Combination, dictionary: Dictionary) =>
  [...combination].map(([key, value]) => valueText(key, value, dictionary)).join("、");

const isSame = (one: Combination, other: Combination) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/** The single values of a parameter, in its unit. */
const singlesOf = ({ parameters }: Product, key: string, dictionary: Dictionary): (number | string)[] =>
  parameters
    .flatMap((line) => [line, ...(line.also ?? [])])
    .filter((value) => value.key === key)
    .flatMap(({ numbers = [], choices = [], unit = "" }) => [
      ...numbers.map((figure) => convert(figure, unit, dictionary.get(key)?.unit ?? unit) ?? figure),
      ...choices,
    ]);

/**
 * Combinations must be unique and consist of values of the product, and all these values must be in some combination or
 * be written as alone.
 */
function valueFaults(product: Product, group: readonly Combination[], dictionary: Dictionary): string[] {
  const [first] = group;
  const keys = first ? keysOf(first) : [];
  const unknown = keys.filter((key) => !dictionary.has(key));
  if (unknown.length > 0) return unknown.map((key) => `没有代号为「${key}」的参数，请先写入 parameters.json`);
  const twice = group.filter((one, at) => group.findIndex((other) => isSame(one, other)) < at);
  return [
    ...twice.map((one) => `「${textOf(one, dictionary)}」写了两次`),
    ...keys.flatMap((key) => {
      const has = singlesOf(product, key, dictionary);
      const used = new Set([...group, ...writtenAlone(product)].flatMap((one) => one.get(key) ?? []));
      const said = (value: number | string) =>
        `「${nameOf(key, dictionary)}」${valueText(key, value, dictionary)}`;
      return [
        ...[...used].filter((value) => !has.includes(value)).map((value) => `参数里没有${said(value)}`),
        ...has
          .filter((value) => !used.has(value))
          .map((value) => `${said(value)} 没有写与什么在一起，每个值都要写到`),
      ];
    }),
  ];
}

/** Only a parameter that is in combinations has values that go with none. */
const aloneFaults = (product: Product, all: readonly Combination[], dictionary: Dictionary): string[] =>
  writtenAlone(product)
    .filter((alone) => !all.some((one) => keysOf(alone).every((key) => one.has(key))))
    .map((alone) => `「${textOf(alone, dictionary)}」单独写了，这个参数却不在别的组合里`);

/** Texts that pair figures of two parameters (480 V/7%或525 V/14%) must have the same combinations. */
function textFaults(product: Product, all: readonly Combination[], dictionary: Dictionary): string[] {
  return product.parameters.flatMap((line) => {
    const words = wordsOf(line, product, dictionary);
    const keys = [line, ...(line.also ?? [])].map(({ key }) => key);
    const keyOf = (figure: number, unit: string) => {
      const own = (key: string) => convert(figure, unit, dictionary.get(key)?.unit ?? "");
      const key = keys.find((each) => singlesOf(product, each, dictionary).includes(own(each) ?? NaN));
      return key === undefined ? [] : [[key, own(key) ?? figure] as const];
    };
    const said = pairsIn(words)
      .map((pair) => new Map(pair.flatMap(({ value, unit }) => keyOf(value, unit))))
      .filter((pair) => pair.size === 2);
    const [first] = said;
    if (!first || said.length < 2) return [];
    const names = keysOf(first).join();
    const written = all.filter((one) => keysOf(one).join() === names);
    const lacks = (among: readonly Combination[], one: Combination) =>
      !among.some((other) => isSame(one, other));
    return [
      ...said
        .filter((one) => lacks(written, one))
        .map((one) => `原文「${words}」把「${textOf(one, dictionary)}」写在一起，combinations 里没有`),
      ...written
        .filter((one) => lacks(said, one))
        .map((one) => `「${textOf(one, dictionary)}」在原文「${words}」里没有写在一起`),
    ];
  });
}

/** Groups combinations by their parameters. */
const byKeys = (combinations: readonly Combination[]) => [
  ...grouped(combinations, (one) => keysOf(one).join()).values(),
];

/** Combinations of parameters in the order code must be possible codes; pairs that the code defines itself must not be written. */
function codeFaults(product: Product, dictionary: Dictionary): string[] {
  const { code } = product;
  if (!code) return [];
  const deciders = decidersOf(code, product, dictionary);
  return byKeys(writtenCombinations(product)).flatMap((group) => {
    const keys = group[0] ? keysOf(group[0]) : [];
    if (!keys.every((key) => deciders.has(key))) return [];
    const allowed = allowedOf(code, deciders, keys);
    const lacks = (among: readonly Combination[], one: Combination) =>
      !among.some((other) => isSame(one, other));
    const missing = allowed.filter((one) => lacks(group, one));
    const impossible = group.filter((one) => lacks(allowed, one));
    const isNeedless = keys.length === 2 && missing.length + impossible.length === 0;
    const names = keys.map((key) => `「${nameOf(key, dictionary)}」`).join("与");
    return [
      ...missing.map((one) => `订货代码能写「${textOf(one, dictionary)}」，combinations 里没有`),
      ...impossible.map((one) => `订货代码写不出「${textOf(one, dictionary)}」，请核对 code`),
      ...(isNeedless ? [`${names}怎样在一起由订货代码得出，不用写`] : []),
    ];
  });
}

/** Faults of combinations. */
export const combinationFaults: Rule = ({ parameters, products }) => {
  const dictionary = new Map(parameters.map((entry) => [entry.key, entry]));
  return products.flatMap((product): Finding[] => {
    const all = combinationsOf(product, dictionary);
    const says = [
      ...byKeys(all).flatMap((group) => valueFaults(product, group, dictionary)),
      ...aloneFaults(product, all, dictionary),
      ...textFaults(product, all, dictionary),
      ...codeFaults(product, dictionary),
    ];
    return [...new Set(says)].map((one) => ({ file: "products", id: product.id, field: FIELD, says: one }));
  });
};
