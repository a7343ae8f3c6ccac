import { marksIn, PARAMETERS } from "@/lib/parameters/assemble";
import { readSteps } from "@/lib/parameters/steps";
import { wordsOf } from "@/db/source/parameter-words";
import type { ParameterEntry, ProductParameter } from "@/db/source/parameter-shapes";
import type { Content } from "@/db/source/shapes";
import { dictionaryFaults } from "./dictionary-faults";
import type { Finding, Rule } from "./finding";
import { choicesLeftOut, leftOut } from "./left-out";
import { valueFaults } from "./value-faults";

type Product = Content["products"][number];
type Dictionary = Map<string, ParameterEntry>;

/** The sum of steps must be a capacity of the same line: 20+20 is 40. */
const stepFaults = ({ numbers = [], also = [] }: ProductParameter, dictionary: Dictionary): string[] =>
  also
    .filter(({ key }) => dictionary.get(key)?.unit !== undefined)
    .flatMap(({ choices = [] }) => choices)
    .flatMap((choice) => {
      const total = readSteps(choice)?.total;
      return total === undefined || numbers.includes(total)
        ? []
        : [`${choice} 合计 ${total}，不在这一行的数值里`];
    });

function lineFaults(line: ProductParameter, product: Product, dictionary: Dictionary): string[] {
  const words = wordsOf(line, product, dictionary);
  if ((line.label === undefined) !== (line.text === undefined)) return ["名称和原文要一起写"];
  const values = [line, ...(line.also ?? [])];
  const isOfOptions = line.text === undefined && dictionary.get(line.key)?.field === "optionalfunction";
  const unknown = values.filter(({ key }) => !dictionary.has(key));
  if (unknown.length > 0)
    return unknown.map(({ key }) => `没有代号为「${key}」的参数，请先写入 parameters.json`);
  if (words === "") return ["没有名称和原文，产品也没有相应字段的文字"];
  return [
    ...values.flatMap((value) => {
      const parameter = dictionary.get(value.key);
      return parameter ? valueFaults(value, parameter, words, isOfOptions) : [];
    }),
    ...[...new Set(values.map(({ key }) => key))].flatMap((key) => {
      const parameter = dictionary.get(key);
      return parameter && line.text !== undefined ? choicesLeftOut(values, parameter, line.text) : [];
    }),
    ...leftOut(line, words),
    ...stepFaults(line, dictionary),
  ];
}

function tableFaults({ maincontent, wirecontent, parameters, tables }: Product): string[] {
  const marks = [...marksIn(maincontent), ...marksIn(wirecontent)];
  const shown = [
    ...(parameters.some(({ label }) => label !== undefined) ? [PARAMETERS] : []),
    ...Object.keys(tables),
  ];
  const uneven = Object.entries(tables).filter(([, { header, rows }]) =>
    rows.some((row) => row.length !== header.length),
  );
  return [
    ...marks.filter((name) => !shown.includes(name)).map((name) => `正文写了 {{${name}}}，却没有这个表`),
    ...marks.filter((name, at) => marks.indexOf(name) < at).map((name) => `正文写了两次 {{${name}}}`),
    ...shown.filter((name) => !marks.includes(name)).map((name) => `正文里没有 {{${name}}}，这个表不会显示`),
    ...uneven.map(([name]) => `表「${name}」各行的格数与表头不同`),
  ];
}

function productFaults(product: Product, dictionary: Dictionary): Omit<Finding, "file">[] {
  const seen = new Set<string>();
  const found = tableFaults(product).map((says) => ({ id: product.id, field: "tables", says }));
  for (const line of product.parameters) {
    const field = `parameters（${line.label ?? line.key}）`;
    const faults = lineFaults(line, product, dictionary);
    const mark = line.label ?? `${line.key} `;
    if (seen.has(mark)) faults.push("这一行写了两次");
    seen.add(mark);
    found.push(...faults.map((says) => ({ id: product.id, field, says })));
  }
  return found;
}

/** Faults of the dictionary, and of the parameters and tables of products. */
export const parameterFaults: Rule = ({ parameters, products }) => {
  const dictionary: Dictionary = new Map(parameters.map((entry) => [entry.key, entry]));
  return [
    ...dictionaryFaults(parameters),
    ...products.flatMap((product) =>
      productFaults(product, dictionary).map((fault) => ({ file: "products" as const, ...fault })),
    ),
  ];
};
