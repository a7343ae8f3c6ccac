import { readSteps } from "@/lib/parameters/steps";
import { convert } from "@/lib/parameters/units";
import type { ProductValue } from "./parameter-shapes";
import type { Table } from "./table";
import type { Content } from "./shapes";

type Stored = { min: number | null; max: number | null; choice: string };

/** A value as rows of the store: figures in the parameter's own unit, one row for each of a set. */
function storedValues({ numbers = [], min, max, unit, choices = [] }: ProductValue, own = ""): Stored[] {
  const counted = (figure: number) => convert(figure, unit ?? own, own) ?? figure;
  const limit = (figure: number | undefined) => (figure === undefined ? null : counted(figure));
  const single = (figure: number | null, choice = "") => ({ min: figure, max: figure, choice });
  return [
    ...numbers.map((figure) => single(counted(figure))),
    ...(min === undefined && max === undefined ? [] : [{ min: limit(min), max: limit(max), choice: "" }]),
    ...choices.map((choice) => single(readSteps(choice)?.total ?? null, choice)),
  ];
}

/** The dictionary and what products have of it as rows of the store. */
export function parameterRows({ parameters, products }: Content): { dictionary: Table; ofProducts: Table[] } {
  const unitOf = new Map(parameters.map(({ key, unit }) => [key, unit]));
  const lines = products.flatMap(({ id, parameters: own }) =>
    own
      .flatMap(({ key, label, text }) => (label && text ? [{ key, label, text }] : []))
      .map((line, place) => ({ product: id, place, ...line })),
  );
  const values = products.flatMap(({ id, parameters: own }) =>
    own
      .flatMap((line) => [line, ...(line.also ?? [])])
      .flatMap((value) =>
        storedValues(value, unitOf.get(value.key)).map((stored) => ({
          key: value.key,
          ...stored,
          condition: value.condition ?? "",
        })),
      )
      .map((stored, place) => ({ product: id, place, ...stored })),
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
      rows: parameters.map(({ unit = "", choices = [], filter, card = 0, field = "", ...entry }, sort) => ({
        ...entry,
        sort,
        unit,
        choices: choices.join(","),
        filter: Number(filter),
        card,
        field,
      })),
    },
    ofProducts: [
      { name: "product_parameters", key: place, rows: lines, owner: "products" },
      { name: "product_values", key: place, rows: values, owner: "products" },
      { name: "product_tables", key: ["product", "name"], rows: tables, owner: "products" },
      { name: "product_codes", key: ["product"], rows: codes, owner: "products" },
    ],
  };
}
