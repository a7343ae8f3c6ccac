import { type Figure, figuresIn } from "@/lib/parameters/figures";
import { readQuantity } from "@/lib/parameters/quantity";
import { convert, isUnit, leastOf } from "@/lib/parameters/units";
import type { ParameterEntry, ProductValue } from "@/db/commands/parameter-shapes";

const BOUNDS = { max: "上限（≤）", min: "下限（≥）" } as const;

const figuresOf = ({ numbers = [], min, max }: ProductValue): number[] => [
  ...numbers,
  ...[min, max].filter((limit) => limit !== undefined),
];

/** Whether a value has the form of its kind. */
function formFault(value: ProductValue, { name, kind }: ParameterEntry): string | undefined {
  const { numbers, choices, unit } = value;
  const hasRange = value.min !== undefined || value.max !== undefined;
  const hasFigures = numbers !== undefined || hasRange;
  if (kind === "text" && (hasFigures || choices)) return `「${name}」是文字参数，不能写数值或选项`;
  if (kind === "choice" && hasFigures) return `「${name}」要写选项，不能写数值`;
  if (kind !== "choice" && choices) return `「${name}」要写数值，不能写选项`;
  const isSpan = value.min !== undefined && value.max !== undefined;
  if (kind === "number" && (isSpan || (numbers ?? [0]).length > 1)) return `「${name}」只能写一个数`;
  if (kind === "range" && numbers) return `「${name}」要写最小值和最大值`;
  if (numbers && hasRange) return "数值和范围只能写一种";
  if (unit !== undefined && !hasFigures) return "只有单位，没有数值";
  return undefined;
}

function unitFault(unit: string | undefined, parameter: ParameterEntry): string | undefined {
  const { name, unit: expected } = parameter;
  if (unit === expected) return undefined;
  if (unit === undefined) return `「${name}」要写明单位（${expected}）`;
  if (!isUnit(unit)) return `不认识单位「${unit}」`;
  if (expected === undefined) return `「${name}」没有单位`;
  return convert(1, unit, expected) === undefined
    ? `单位「${unit}」不能用于「${name}」（${expected}）`
    : undefined;
}

/** Where a figure stands in the words, in its own unit or counted into another (3 A is 3000 mA). */
function saidAs(figure: number, unit: string, words: string): Figure[] {
  const said = figuresIn(words);
  const same = said.filter((each) => each.value === figure && each.unit === unit);
  return same.length > 0
    ? same
    : said.filter((each) => each.unit !== "" && convert(each.value, each.unit, unit) === figure);
}

/** Words that say the most or the least of a figure have it as `max` or `min` alone, and no others do. */
function boundFaults({ numbers = [], min, max, unit = "" }: ProductValue, words: string): string[] {
  const kept = numbers.flatMap((figure) => {
    const said = saidAs(figure, unit, words);
    const [bound] = said.flatMap(({ bound }) => bound ?? []);
    return bound && said.every((each) => each.bound)
      ? [`原文「${words}」里 ${figure} 是${BOUNDS[bound]}，要写 "${bound}": ${figure}，不写 numbers`]
      : [];
  });
  const [bound, figure] = max === undefined ? (["min", min] as const) : (["max", max] as const);
  const isSpan = min !== undefined && max !== undefined;
  if (figure === undefined || isSpan) return kept;
  const said = saidAs(figure, unit, words);
  return said.length === 0 || said.some((each) => each.bound === bound)
    ? kept
    : [`只写了 ${bound}，原文「${words}」却没有说 ${figure} 是${BOUNDS[bound]}`];
}

function figureFaults(value: ProductValue, parameter: ParameterEntry, words: string): string[] {
  const figures = figuresOf(value);
  if (figures.length === 0) return [];
  const wrongUnit = unitFault(value.unit, parameter);
  if (wrongUnit) return [wrongUnit];
  const { min, max, unit = "" } = value;
  const least = leastOf(unit) ?? -Infinity;
  return [
    ...(min !== undefined && max !== undefined && min > max ? [`最小值 ${min} 大于最大值 ${max}`] : []),
    ...(new Set(figures).size < figures.length && value.numbers ? ["同一个数写了两次"] : []),
    ...figures.filter((figure) => figure < least).map((figure) => `不可能有 ${figure} ${unit}`),
    ...figures
      .filter((figure) => saidAs(figure, unit, words).length === 0)
      .map((figure) => `原文「${words}」里没有 ${figure} ${unit}`.trimEnd()),
    ...boundFaults(value, words),
  ];
}

/** What is wrong with a value of a parameter, given the words that state it. */
export function valueFaults(value: ProductValue, parameter: ParameterEntry, words: string): string[] {
  const form = formFault(value, parameter);
  if (form) return [form];
  const { choices = [] } = value;
  return [
    ...choices
      .filter((choice) => !parameter.choices?.includes(choice))
      .map((choice) => `「${choice}」不在「${parameter.name}」的选项里`),
    ...(new Set(choices).size < choices.length ? ["同一个选项写了两次"] : []),
    ...figureFaults(value, parameter, words),
  ];
}

/** Words that are nothing but figures say all of them: one that is missing is a slip. */
export function leftOut(value: ProductValue, words: string): string[] {
  const said = readQuantity(words);
  const figures = figuresOf(value);
  if (!said || figures.length === 0 || said.unit !== (value.unit ?? "")) return [];
  const missing = figuresOf({ key: value.key, ...said }).filter((figure) => !figures.includes(figure));
  return missing.map((figure) => `原文「${words}」里还有 ${figure} ${said.unit}`.trimEnd());
}
