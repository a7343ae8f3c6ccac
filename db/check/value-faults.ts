import { type Figure, figuresIn, mentions } from "@/lib/parameters/figures";
import { readYesNo } from "@/lib/parameters/yes-no";
import { convert, isUnit, leastOf } from "@/lib/parameters/units";
import type { ParameterEntry, ProductValue } from "@/db/source/parameter-shapes";
import { optionFaults } from "./option-faults";
import { figuresOf } from "./value-figures";

const BOUNDS = { max: "上限（≤）", min: "下限（≥）" } as const;

/** The fault of a value that does not match the kind of its parameter. */
function formFault(value: ProductValue, { name, kind }: ParameterEntry): string | undefined {
  const { numbers, choices, unit, yes } = value;
  const hasRange = value.min !== undefined || value.max !== undefined;
  const hasFigures = numbers !== undefined || hasRange;
  if (kind !== "yesno" && yes !== undefined) return `「${name}」不是是否参数，不能写 yes`;
  if (kind === "yesno")
    return yes === undefined || hasFigures || choices ? `「${name}」只写 "yes": true 或 false` : undefined;
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

/** Bounds in the text (≤, ≥) must be `max` or `min` alone in the data, and vice versa. */
function boundFaults(
  { numbers = [], min, max, unit = "" }: ProductValue,
  words: string,
  figures: readonly Figure[],
): string[] {
  const kept = numbers.flatMap((figure) => {
    const said = mentions(figures, figure, unit);
    const [bound] = said.flatMap(({ bound }) => bound ?? []);
    return bound && said.every((each) => each.bound)
      ? [`原文「${words}」里 ${figure} 是${BOUNDS[bound]}，要写 "${bound}": ${figure}，不写 numbers`]
      : [];
  });
  const [bound, figure] = max === undefined ? (["min", min] as const) : (["max", max] as const);
  const isSpan = min !== undefined && max !== undefined;
  if (figure === undefined || isSpan) return kept;
  const said = mentions(figures, figure, unit);
  return said.length === 0 || said.some((each) => each.bound === bound)
    ? kept
    : [`只写了 ${bound}，原文「${words}」却没有说 ${figure} 是${BOUNDS[bound]}`];
}

/** Ranges in the text (`10~30`) must be ranges in the data, and figures of a list must not be range ends. */
function rangeFaults(
  { numbers = [], min, max, unit = "" }: ProductValue,
  words: string,
  figures: readonly Figure[],
): string[] {
  const ends = numbers.flatMap((figure) => {
    const said = mentions(figures, figure, unit);
    return said.length > 0 && said.every(({ end }) => end)
      ? [`原文「${words}」里 ${figure} 是范围的一端，要写 "min" 和 "max"，不写 numbers`]
      : [];
  });
  if (min === undefined || max === undefined) return ends;
  const isSaid = (figure: number, end: "min" | "max") => {
    const said = mentions(figures, figure, unit);
    return said.length === 0 || said.some((each) => each.end === end);
  };
  if (isSaid(min, "min") && isSaid(max, "max")) return ends;
  const single = figures.filter((each) => each.unit === unit && !each.end && !each.bound);
  return [
    ...ends,
    `原文「${words}」没有写 ${min}~${max} 这样的范围，单独的数要写 "numbers": [${single.map(({ value }) => value).join(", ")}]`,
  ];
}

function figureFaults(value: ProductValue, parameter: ParameterEntry, words: string): string[] {
  const figures = figuresOf(value);
  if (figures.length === 0) return [];
  const wrongUnit = unitFault(value.unit, parameter);
  if (wrongUnit) return [wrongUnit];
  const { min, max, unit = "" } = value;
  const least = leastOf(unit);
  const said = figuresIn(words);
  return [
    ...(min !== undefined && max !== undefined && min > max ? [`最小值 ${min} 大于最大值 ${max}`] : []),
    ...(new Set(figures).size < figures.length && value.numbers ? ["同一个数写了两次"] : []),
    ...figures.filter((figure) => figure < least).map((figure) => `不可能有 ${figure} ${unit}`),
    ...figures
      .filter((figure) => mentions(said, figure, unit).length === 0)
      .map((figure) => `原文「${words}」里没有 ${figure} ${unit}`.trimEnd()),
    ...boundFaults(value, words, said),
    ...rangeFaults(value, words, said),
  ];
}

/** The text of a yes-or-no value must begin with yes or no. */
const yesNoFaults = ({ yes }: ProductValue, words: string): string[] =>
  yes === undefined || readYesNo(words) === yes
    ? []
    : [`写了 "yes": ${yes}，原文「${words}」却没有以${yes ? "有、带、可、支持、具备" : "无、不、没有"}开头`];

/**
 * Faults of a value, compared with its text.
 * @param isOfOptions whether the text only lists options
 */
export function valueFaults(
  value: ProductValue,
  parameter: ParameterEntry,
  words: string,
  isOfOptions = false,
): string[] {
  const form = formFault(value, parameter);
  if (form) return [form];
  const { choices = [] } = value;
  return [
    ...choices
      .filter((choice) => !parameter.choices?.includes(choice))
      .map((choice) => `「${choice}」不在「${parameter.name}」的选项里`),
    ...(new Set(choices).size < choices.length ? ["同一个选项写了两次"] : []),
    ...yesNoFaults(value, words),
    ...figureFaults(value, parameter, words),
    ...optionFaults(value, words, isOfOptions),
  ];
}
