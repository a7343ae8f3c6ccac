import { perContentVersion } from "@/db/per-content-version";
import { grouped } from "@/lib/grouped";
import { commaList } from "@/lib/image-url";
import type { Parameter, Value } from "@/lib/parameters/parameter";
import { type Rating, ratingText } from "@/lib/parameters/rating";
import { byCard, getDictionary } from "./dictionary";
import type { ParameterLine } from "./product-facts";
import type { ProductDetail } from "./product-details";

export type ParameterGroup = { name: string; lines: ParameterLine[] };

/** Joins lines of one parameter that have the same label. */
function joined(lines: ParameterLine[]): ParameterLine[] {
  const byLabel = new Map<string, ParameterLine>();
  for (const line of lines) {
    const same = byLabel.get(line.label);
    byLabel.set(line.label, same ? { ...same, text: `${same.text}；${line.text}` } : line);
  }
  return [...byLabel.values()];
}

/** Fields of a product that hold the text of a parameter. */
type Worded = Exclude<Parameter["field"], "">;
type Described = Pick<ProductDetail, Worded | "lines">;

/** The parameters of a product in the groups and order of the dictionary: lines of its table and fields. */
export function parametersOf(product: Described, without: readonly Worded[] = []): ParameterGroup[] {
  const groups = new Map<string, ParameterLine[]>();
  for (const { key, name, group, field } of getDictionary().values()) {
    if (field !== "" && without.includes(field)) continue;
    const words = field === "" ? "" : product[field];
    const text = field === "standards" ? commaList(words).join("、") : words;
    const own = product.lines.filter((line) => line.key === key);
    const lines = joined(text === "" ? own : [...own, { key, label: name, text }]);
    if (lines.length > 0) groups.set(group, [...(groups.get(group) ?? []), ...lines]);
  }
  return [...groups].map(([name, lines]) => ({ name, lines }));
}

/** The same, not grouped. */
export const linesOf = (product: Described): ParameterLine[] =>
  parametersOf(product).flatMap(({ lines }) => lines);

const MOUNTING = ["shapesize", "openingsize", "deepin", "Installationmethod"] as const;

/** Sizes and mounting of a product, under the names of their parameters. */
export function mountingOf(product: Pick<ProductDetail, Worded>): [name: string, text: string][] {
  const byField = new Map([...getDictionary().values()].map(({ field, name }) => [field, name]));
  return MOUNTING.filter((field) => product[field] !== "").map((field) => [
    byField.get(field) ?? "",
    product[field],
  ]);
}

const onCards = perContentVersion(() =>
  [...getDictionary().values()].filter(({ card }) => card > 0).sort(byCard),
);

/** The first ratings of a product for its page head or card. */
export function ratingsOf(values: readonly Value[], most: number): Rating[] {
  const own = grouped(values, (value) => value.key);
  return onCards()
    .filter((parameter) => own.has(parameter.key))
    .slice(0, most)
    .map((parameter) => ({
      key: parameter.key,
      name: parameter.name,
      text: ratingText(parameter, own.get(parameter.key) ?? []),
    }));
}

export type Columns = readonly {
  parameters: readonly (Pick<Parameter, "key" | "unit"> & { word?: string })[];
}[];

/**
 * The cells of each product in some columns: the first of the column's parameters that it has, after the word for it; empty if
 * it has none.
 */
export const ratingTexts = (
  products: readonly Pick<ProductDetail, "id" | "values">[],
  columns: Columns,
): Map<number, string[]> =>
  new Map(
    products.map(({ id, values }) => {
      const own = grouped(values, ({ key }) => key);
      return [
        id,
        columns.map(({ parameters }) => {
          const parameter = parameters.find(({ key }) => own.has(key));
          if (!parameter) return "";
          const text = ratingText(parameter, own.get(parameter.key) ?? []);
          return parameter.word ? `${parameter.word} ${text}` : text;
        }),
      ];
    }),
  );
