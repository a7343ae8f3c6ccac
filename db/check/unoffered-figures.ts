import { readSpan } from "@/lib/parameters/option";
import { convert } from "@/lib/parameters/units";
import type { ParameterEntry, ProductValue } from "@/db/source/parameter-shapes";
import type { Finding, Rule } from "./finding";

/** The figures that visitors filter by: single ones; of a range its upper end, and its lower end below zero. */
const soughtIn = ({ kind }: ParameterEntry, { numbers = [], min, max }: ProductValue): number[] => [
  ...numbers,
  ...(kind === "range" && min !== undefined && min < 0 ? [min] : []),
  ...(kind === "range" && max !== undefined ? [max] : []),
];

/** Figures of products that no option of their filter covers. */
export const unofferedFigures: Rule = ({ parameters, products }) =>
  parameters.flatMap((parameter): Finding[] => {
    const { key, name, kind, unit = "", filter, choices = [] } = parameter;
    if (!filter || kind === "choice" || kind === "yesno" || kind === "text") return [];
    const spans = choices.flatMap((choice) => readSpan(choice) ?? []);
    const isOffered = (figure: number) => spans.some(({ min, max }) => min <= figure && figure <= max);
    const missed = new Map<number, string>();
    for (const { model, parameters: lines } of products)
      for (const value of lines.flatMap((line) => [line, ...(line.also ?? [])]))
        if (value.key === key)
          for (const sought of soughtIn(parameter, value)) {
            const figure = convert(sought, value.unit ?? "", unit) ?? sought;
            if (!isOffered(figure)) missed.set(figure, model);
          }
    return [...missed].map(([figure, model]) => ({
      ...{ file: "parameters" as const, id: key, field: "choices" },
      says: `「${name}」的选项里没有 ${figure} ${unit}（${model}），按它筛选不到`,
    }));
  });
