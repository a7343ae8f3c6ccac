import type { Content } from "@/db/source/shapes";
import { read } from "@/lib/order-code/find";
import type { NumberPart, OrderCode, Part, Rule as CodeRule } from "@/lib/order-code/shape";
import { valueOf } from "@/lib/order-code/values";
import { figuresIn } from "@/lib/parameters/figures";
import { convert } from "@/lib/parameters/units";
import type { Finding, Rule } from "./finding";

type Product = Content["products"][number];
type Line = Product["parameters"][number];

/** Whether a line has this number, as data or in its text. */
function says(line: Line, figure: number, unit = ""): boolean {
  const isSaid = [line, ...(line.also ?? [])].some(({ numbers = [], min, max, unit: own = "" }) => {
    const counted = convert(figure, unit, own);
    if (counted === undefined) return false;
    return (
      numbers.includes(counted) ||
      (min !== undefined && max !== undefined && min <= counted && counted <= max)
    );
  });
  return isSaid || new RegExp(`(?<![\\d.])${figure}(?![\\d.])`).test(line.text ?? "");
}

/** The figures that the parameter table must have; the start of a range that is 0 or one step may be missing. */
const figuresOf = ({ numbers = [], range }: NumberPart) =>
  range ? [range.min, range.max].filter((figure) => figure !== 0 && figure !== range.step) : numbers;

function numberFaults(part: NumberPart, line: Line | undefined): string[] {
  const both = part.numbers !== undefined && part.range !== undefined;
  const none = part.numbers === undefined && part.range === undefined;
  const strange = line ? figuresOf(part).filter((figure) => !says(line, figure, part.unit)) : [];
  return [
    ...(both || none ? ["numbers 与 range 要写一个，只写一个"] : []),
    ...strange.map((figure) => `${figure} 不在参数「${line?.label}」里`),
  ];
}

const stepFaults = (sums: readonly string[], line: Line | undefined) =>
  line
    ? sums.filter((sum) => !line.text?.includes(sum)).map((sum) => `${sum} 不在参数「${line.label}」里`)
    : [];

/** The lines of the parameter table by label, and the fields of the product by their labels there. */
type Table = { lines: ReadonlyMap<string, Line>; fields: ReadonlyMap<string, string> };

/** A single size, as drawings need it: `90 mm×70 mm（宽×高）`. */
const ONE_SIZE = /^(?:φ?[\d.]+ mm×){1,2}[\d.]+ mm（.*×.*）$/;

/** Checks the lines that a choice sets in the table. */
const setFaults = (sets: Readonly<Record<string, string>>, { fields }: Table): string[] =>
  Object.entries(sets).flatMap(([label, text]) =>
    fields.get(label) === "shapesize" && !ONE_SIZE.test(text)
      ? [`「${label}」要写一个尺寸，例如「90 mm×70 mm×60 mm（宽×高×深）」，不能是「${text}」`]
      : [],
  );

/** Checks the texts of another line that accompany each number: one each, with a figure that the line has. */
function accompanyingFaults(
  label: string,
  texts: readonly string[],
  { count, line }: { count: number | undefined; line: Line | undefined },
): string[] {
  if (texts.length !== count) return [`「${label}」的文字要与数值一样多`];
  if (!line?.numbers) return [];
  return texts
    .filter((text) => !figuresIn(text).some(({ value, unit }) => says(line, value, unit)))
    .map((text) => `「${text}」不在参数「${label}」里`);
}

const unknownLabels = (labels: readonly string[], { lines, fields }: Table): string[] =>
  [...new Set(labels.filter((label) => !lines.has(label) && !fields.has(label)))].map(
    (label) => `参数里没有「${label}」这一行`,
  );

function partFaults(part: Part, table: Table): string[] {
  const { lines } = table;
  const line = lines.get(part.line ?? "");
  const texts = part.kind === "choice" ? [] : Object.entries(part.with);
  const count = part.kind === "steps" ? part.sums.length : part.kind === "number" ? part.numbers?.length : 0;
  const labels = [
    ...(part.line ? [part.line] : []),
    ...Object.keys(part.absent?.sets ?? {}),
    ...texts.map(([label]) => label),
    ...(part.kind === "choice" ? part.options.flatMap(({ sets }) => Object.keys(sets)) : []),
  ];
  return [
    ...unknownLabels(labels, table),
    ...texts.flatMap(([label, given]) => accompanyingFaults(label, given, { count, line: lines.get(label) })),
    ...(part.kind === "number" ? numberFaults(part, line) : []),
    ...(part.kind === "steps" ? stepFaults(part.sums, line) : []),
    ...(part.kind === "choice" ? part.options.flatMap(({ sets }) => setFaults(sets, table)) : []),
  ];
}

const namedIn = (rule: CodeRule): [string, string[]][] =>
  "sum" in rule
    ? rule.sum.map((name): [string, string[]] => [name, []])
    : [...Object.entries(rule.when), ...Object.entries(rule.only)];

/** References to missing parts or codes. */
function namedFaults(named: [string, string[]][], parts: readonly Part[]): string[] {
  return named.flatMap(([name, codes]) => {
    const part = parts.find((one) => one.name === name);
    if (!part) return [`没有名为「${name}」的一段`];
    return codes
      .filter((code) => !valueOf(part, code) && !(code === "" && part.absent))
      .map((code) => `「${name}」没有 ${code}`);
  });
}

function exampleFaults({ id, model, ordercode }: Product, grammar: OrderCode): string[] {
  const { problems, code } = read({ id, model, grammar }, ordercode);
  if (problems.length > 0) return [`订货示例「${ordercode}」读不通：${problems.join("").replace(/。$/, "")}`];
  return code === ordercode ? [] : [`订货示例「${ordercode}」应写成「${code}」`];
}

/** Faults of the parts of a code. */
function faultsOf(
  product: Product,
  grammar: OrderCode,
  fields: ReadonlyMap<string, string>,
): [field: string, says: string][] {
  const { head, parts, rules, variants } = grammar;
  const lines = new Map(
    product.parameters.flatMap((line) => (line.label ? [[line.label, line] as const] : [])),
  );
  const table = { lines, fields };
  const [first] = product.tables["订货代码"]?.rows[0] ?? [];
  const names = parts.map(({ name }) => name);
  const isOfModel = product.model === head || product.model.startsWith(`${head}-`);
  return [
    ...(isOfModel
      ? []
      : [["code.head", `代码的开头「${head}」与型号「${product.model}」不同`] as [string, string]]),
    ...(first !== undefined && first !== head
      ? [["code.head", `与订货代码表的「${first}」不同`] as [string, string]]
      : []),
    ...parts.flatMap((part, at) => {
      const twice = names.indexOf(part.name) < at ? ["名称写了两次"] : [];
      return [...twice, ...partFaults(part, table)].map((says): [string, string] => [
        `code.parts（${part.name}）`,
        says,
      ]);
    }),
    ...rules.flatMap((rule) =>
      namedFaults(namedIn(rule), parts).map((says): [string, string] => ["code.rules", says]),
    ),
    ...variants.flatMap(({ when, sets }) =>
      [
        ...namedFaults(Object.entries(when), parts),
        ...unknownLabels(Object.keys(sets), table),
        ...setFaults(sets, table),
      ].map((says): [string, string] => ["code.variants", says]),
    ),
    ...exampleFaults(product, grammar).map((says): [string, string] => ["ordercode", says]),
  ];
}

/** Every product that can be ordered must have a code grammar and a valid example. */
export const orderCodeFaults: Rule = ({ products, parameters }) => {
  const fields = new Map(parameters.flatMap(({ field, name }) => (field ? [[name, field] as const] : [])));
  return products.flatMap((product): Finding[] => {
    const finding = ([field, says]: [string, string]): Finding => ({
      file: "products",
      id: product.id,
      field,
      says,
    });
    if (product.code) return faultsOf(product, product.code, fields).map(finding);
    return product.ordercode === "" ? [] : [finding(["code", "有订货示例，却没有写代码的各段"])];
  });
};
