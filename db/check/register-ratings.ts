import type { ParameterEntry, ProductValue } from "@/db/source/parameter-shapes";
import type { RegisterFamily } from "@/db/source/register-shapes";
import type { Content } from "@/db/source/shapes";
import { convert, isUnit } from "@/lib/parameters/units";
import { limitsOf } from "@/lib/registers/words";

type Product = Content["products"][number];
type Register = RegisterFamily["blocks"][number]["registers"][number];
type Figure = { value: number; unit: string | undefined };

/** The largest number of a choice such as `3×220/380 V` or `0.2-0.5(80) A`, with its unit. */
function figureOfChoice(choice: string): Figure[] {
  const [, words = "", unit] = /^(?:\d+×)?(.*\d\)?) ?([A-Za-z]+)$/.exec(choice) ?? [];
  const numbers = words.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  return numbers.length > 0 ? [{ value: Math.max(...numbers), unit }] : [];
}

/** The figures of a value; none if its unit is unknown, which another rule reports. */
function figuresOf({ numbers = [], min, max, unit, choices = [] }: ProductValue): Figure[] {
  if (unit !== undefined && !isUnit(unit)) return [];
  return [
    ...[...numbers, min, max].flatMap((value) => (value === undefined ? [] : [{ value, unit }])),
    ...choices.flatMap(figureOfChoice),
  ];
}

/** A figure in the unit of a register; undefined if the dimensions differ. */
function valueIn({ value, unit }: Figure, register: Register): number | undefined {
  if (unit === undefined && register.unit === undefined && !register.series) return value;
  return unit === undefined || register.unit === undefined ? undefined : convert(value, unit, register.unit);
}

/** Why a register cannot hold a figure: out of its range, or beyond the end of its series. */
function shortOf(register: Register, figure: Figure): string | undefined {
  const value = valueIn(figure, register);
  const { symbol, type, scale, series, unit = "" } = register;
  const said = `${figure.value} ${figure.unit ?? ""}`.trim();
  if (value !== undefined) {
    const { min, max } = limitsOf(register);
    const range = `${symbol}（${type} ×${scale}）为 ${min}~${max} ${unit}`.trim();
    return value < min || value > max ? `${range}，容不下 ${said}` : undefined;
  }
  if (!series) return `${symbol} 的单位「${unit}」表示不了 ${said}`;
  const last = series.from + series.count - 1;
  const isWithin = figure.value >= series.from && figure.value <= last;
  return isWithin ? undefined : `${symbol} 只有第 ${series.from}~${last} ${series.word}，没有 ${said}`;
}

/** Ratings (`inRegisters` in the dictionary) that the registers of a product cannot hold or do not cover. */
export function ratingFaults(
  { parameters }: Product,
  registers: readonly Register[],
  dictionary: readonly ParameterEntry[],
): string[] {
  const values = parameters.flatMap((line): ProductValue[] => [line, ...(line.also ?? [])]);
  return dictionary.flatMap((entry) => {
    const { key, inRegisters = false } = entry;
    const figures = inRegisters ? values.filter((value) => value.key === key).flatMap(figuresOf) : [];
    if (figures.length === 0) return [];
    const name = `参数「${entry.name}」`;
    const holding = registers.filter(({ covers }) => covers?.includes(key));
    if (holding.length === 0) return [`没有表示${name}的寄存器（covers 里写 ${key}）`];
    return holding.flatMap((register) =>
      figures.flatMap((figure) => {
        const short = shortOf(register, figure);
        return short ? [`${name}：${short}`] : [];
      }),
    );
  });
}
