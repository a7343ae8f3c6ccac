import { sql } from "drizzle-orm";
import type { ProductTable } from "@/lib/parameters/assemble";
import type { Value } from "@/lib/parameters/parameter";
import { productParameters, productTables, productValues } from "@/db/schema-parameters";
import { productCodes, productTraits } from "@/db/schema-products";
import { products } from "@/db/schema";
import type { OrderCode } from "@/lib/order-code/shape";
import { readGrammar } from "./grammars";

/** A line of a product's parameter table. */
export type ParameterLine = { key: string; label: string; text: string };

const { place, key, label, text } = productParameters;
const { min, max, choice, condition, exclusive, optional } = productValues;
const { name, header, rows } = productTables;
const { outline, wiring, role, tool, preset } = productTraits;

// Subqueries of the statement that reads a product, so that its page needs no further statements.
export const factColumns = {
  lines: sql<string>`(SELECT json_group_array(json_object('place', ${place}, 'key', ${key}, 'label', ${label}, 'text', ${text}))
    FROM ${productParameters} WHERE ${productParameters.product} = ${products.id})`,
  values: sql<string>`(SELECT json_group_array(json_object('place', ${productValues.place}, 'key', ${productValues.key},
    'min', ${min}, 'max', ${max}, 'choice', ${choice}, 'condition', ${condition},
    'exclusive', json(iif(${exclusive}, 'true', 'false')), 'optional', json(iif(${optional}, 'true', 'false'))))
    FROM ${productValues} WHERE ${productValues.product} = ${products.id})`,
  tables: sql<string>`(SELECT json_group_array(json_object('name', ${name}, 'header', json(${header}), 'rows', json(${rows})))
    FROM ${productTables} WHERE ${productTables.product} = ${products.id})`,
  traits: sql<
    string | null
  >`(SELECT json_object('outline', ${outline}, 'wiring', ${wiring}, 'role', ${role}, 'tool', ${tool}, 'preset', ${preset})
    FROM ${productTraits} WHERE ${productTraits.product} = ${products.id})`,
  code: sql<
    string | null
  >`(SELECT ${productCodes.grammar} FROM ${productCodes} WHERE ${productCodes.product} = ${products.id})`,
};

type Facts = {
  lines: ParameterLine[];
  values: Value[];
  tables: ProductTable[];
  /** The grammar of its order codes. */
  code: OrderCode | undefined;
} & Traits;
/** How it is drawn and chosen by calculators; empty where unset. */
type Traits = Record<"outline" | "role" | "tool" | "preset", string> & { wiring: string[] };
type Columns = Record<"lines" | "values" | "tables", string> & Record<"code" | "traits", string | null>;
type Placed = { place: number };

/** Rows in their order on the page. */
export const inPlace = <Item>(json: string): Item[] =>
  (JSON.parse(json) as (Item & Placed)[]).sort((a, b) => a.place - b.place);

function readTraits(json: string | null): Traits {
  const none = { outline: "", wiring: "", role: "", tool: "", preset: "" };
  const { wiring: names, ...rest } = json === null ? none : (JSON.parse(json) as typeof none);
  return { ...rest, wiring: names.split(" ").filter(Boolean) };
}

/** @throws if the stored JSON of its order codes is malformed, which is a fault of a migration */
export const readFacts = (row: Columns): Facts => ({
  lines: inPlace<ParameterLine>(row.lines).map(({ key, label, text }) => ({ key, label, text })),
  values: inPlace(row.values),
  tables: JSON.parse(row.tables) as ProductTable[],
  ...readTraits(row.traits),
  code: row.code === null ? undefined : readGrammar(row.code),
});
