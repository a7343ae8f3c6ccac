import { figuresIn, mentions } from "@/lib/parameters/figures";
import { isOptional } from "@/lib/parameters/optional";
import { readSteps } from "@/lib/parameters/steps";
import { NO, YES } from "@/lib/parameters/yes-no";
import { convert } from "@/lib/parameters/units";
import type { ProductValue } from "@/db/source/parameter-shapes";
import { wordsOf } from "@/db/source/parameter-words";
import type { Table } from "./table";
import type { Content } from "@/db/source/shapes";

type Stored = { min: number | null; max: number | null; choice: string; exclusive: number };

/** Whether the words have a bound that is itself out: ＜100 µs. */
function isExclusive({ min, max, unit = "" }: ProductValue, words: string): boolean {
  const bound = min === undefined ? max : max === undefined ? min : undefined;
  return bound !== undefined && mentions(figuresIn(words), bound, unit).some((figure) => figure.isExclusive);
}

/** A value as rows of the store: figures in the parameter's own unit, one row for each of a set. */
function storedValues(value: ProductValue, words: string, own = ""): Stored[] {
  const { numbers = [], min, max, unit, choices = [], yes } = value;
  const counted = (figure: number) => convert(figure, unit ?? own, own) ?? figure;
  const limit = (figure: number | undefined) => (figure === undefined ? null : counted(figure));
  const single = (figure: number | null, choice = "") => ({ min: figure, max: figure, choice, exclusive: 0 });
  const exclusive = Number(isExclusive(value, words));
  return [
    ...numbers.map((figure) => single(counted(figure))),
    ...(min === undefined && max === undefined
      ? []
      : [{ min: limit(min), max: limit(max), choice: "", exclusive }]),
    ...(yes === undefined ? [] : [single(null, yes ? YES : NO)]),
    ...choices.map((choice) => single(readSteps(choice)?.total ?? null, choice)),
  ];
}

/** The dictionary and what products have of it as rows of the store. */
export function parameterRows({ parameters, products }: Content): { dictionary: Table; ofProducts: Table[] } {
  const byKey = new Map(parameters.map((entry) => [entry.key, entry]));
  const lines = products.flatMap(({ id, parameters: own }) =>
    own
      .flatMap(({ key, label, text }) => (label && text ? [{ key, label, text }] : []))
      .map((line, place) => ({ product: id, place, ...line })),
  );
  const values = products.flatMap((product) =>
    product.parameters
      .flatMap((line) => {
        const words = wordsOf(line, product, byKey);
        return [line, ...(line.also ?? [])].map((value) => ({ value, words }));
      })
      .flatMap(({ value, words }) =>
        storedValues(value, words, byKey.get(value.key)?.unit).map(({ exclusive, ...stored }) => ({
          key: value.key,
          ...stored,
          condition: value.condition ?? "",
          exclusive,
          optional: Number(isOptional(value.condition ?? "")),
        })),
      )
      .map((stored, place) => ({ product: product.id, place, ...stored })),
  );
  const tables = products.flatMap(({ id, tables: own }) =>
    Object.entries(own).map(([name, { header, rows }]) => ({
      product: id,
      name,
      header: JSON.stringify(header),
      rows: JSON.stringify(rows),
    })),
  );
  const codes = products.flatMap(({ id, code }) =>
    code ? [{ product: id, grammar: JSON.stringify(code) }] : [],
  );
  const place = ["product", "place"];
  return {
    dictionary: {
      name: "parameters",
      key: ["key"],
      rows: parameters.map(
        (
          { key, name, group, kind, unit = "", choices = [], filter, card = 0, field = "", better = "" },
          sort,
        ) => ({
          ...{ key, name, group, kind, sort, unit },
          choices: (kind === "yesno" ? [YES, NO] : choices).join(","),
          filter: Number(filter),
          card,
          field,
          better,
        }),
      ),
    },
    ofProducts: [
      { name: "product_parameters", key: place, rows: lines, owner: "products" },
      { name: "product_values", key: place, rows: values, owner: "products" },
      { name: "product_tables", key: ["product", "name"], rows: tables, owner: "products" },
      { name: "product_codes", key: ["product"], rows: codes, owner: "products" },
    ],
  };
}
