import { differences } from "@/db/editing/diff";
import { changesBetween, type Facts, sentencesOf } from "@/db/editing/facts";
import { runStatements } from "@/db/editing/run-statements";
import { contentRows } from "@/db/rows/rows";
import type { Row, Table } from "@/db/rows/table";
import type { Store } from "@/db/connection";
import type { Content, Name } from "@/db/source/shapes";
import { contentAt, momentsAfter } from "@/db/source/timed-content";
import type { FactChange } from "@/lib/revision";
import { fieldName } from "./words";

/** The changed facts of an item; a new or removed item is reported as such. */
export type Change = { noun: Name; id: string; kind: "added" | "changed" | "removed"; facts: FactChange[] };

/** The noun that the rows of a table belong to, by the first column of its key. */
const OWNERS: Readonly<Record<string, Name>> = {
  product: "products",
  case: "cases",
  solution: "solutions",
  category: "categories",
  honour: "honours",
  banner: "banners",
};
const ownerOf = ({ name, key: [first = ""] }: Table): Name => {
  if (name === "typeinfos") return "categories";
  return first === "id" || first === "key" ? (name as Name) : (OWNERS[first] ?? "about");
};

/** Tables derived from texts in other tables. */
const DERIVED = new Set(["product_sizes", "product_standards"]);
/** The name of several rows of an item together. */
const TOGETHER: Readonly<Record<string, string>> = {
  product_parameters: "parameters",
  product_values: "values",
  product_tables: "tables",
  product_combinations: "combinations",
  case_products: "products",
  case_figures: "figures",
  solution_cases: "cases",
};
const HTML = /^\s*</;
const JSON_TEXT = /^[[{]/;

/** The leaves of a value, each with its path of names. */
function leaves(noun: string, value: unknown, names: string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => leaves(noun, one, names));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, one]) => leaves(noun, one, [...names, fieldName(noun, key)]));
  return [[names.at(-1), String(value)].filter(Boolean).join(" ")];
}

/** The facts in a cell: sentences of a text by heading, or the leaves of JSON. */
function cellFacts(
  noun: string,
  name: string,
  value: Row[string] | undefined,
): (readonly [string, string[]])[] {
  const text = String(value ?? "");
  if (text === "") return [];
  if (HTML.test(text))
    return sentencesOf(text, name).map(([title, said]) => [title === name ? name : `${name} ${title}`, said]);
  if (JSON_TEXT.test(text)) return [[name, leaves(noun, JSON.parse(text))]];
  return [[name, [text]]];
}

type Items = Map<string, Facts>;

function collect(tables: readonly Table[], rowsOf: (table: Table) => Row[]): Map<Name, Items> {
  const all = new Map<Name, Items>();
  for (const table of tables.filter(({ name }) => !DERIVED.has(name))) {
    const noun = ownerOf(table);
    const items = all.get(noun) ?? new Map<string, Facts>();
    all.set(noun, items);
    for (const row of rowsOf(table)) {
      const id = String(row[table.key[0] ?? ""]);
      const facts: Facts = items.get(id) ?? new Map<string, string[]>();
      items.set(id, facts);
      const add = (name: string, said: string[]) => facts.set(name, [...(facts.get(name) ?? []), ...said]);
      const columns = Object.keys(row).filter((column) => column !== table.key[0] && column !== "place");
      const together = TOGETHER[table.name];
      if (together) {
        const said = columns.map((column) => row[column]).filter((one) => one !== null && one !== "");
        add(fieldName(noun, together), [said.join(" ")]);
      } else
        for (const column of columns)
          for (const [name, said] of cellFacts(noun, fieldName(noun, column), row[column])) add(name, said);
    }
  }
  return all;
}

/** The differences between rows and a store, in words. */
function changesIn(store: Store, tables: readonly Table[]): Change[] {
  const columnsOf = new Map(tables.map(({ name, rows }) => [name, Object.keys(rows[0] ?? {})]));
  const before = collect(tables, ({ name }) =>
    (store.prepare(`SELECT * FROM "${name}"`).all() as Row[]).map((row) =>
      Object.fromEntries((columnsOf.get(name) ?? []).map((column) => [column, row[column] ?? null])),
    ),
  );
  const after = collect(tables, ({ rows }) => rows);
  return [...after].flatMap(([noun, items]) => {
    const old: Items = before.get(noun) ?? new Map<string, Facts>();
    return [...new Set([...items.keys(), ...old.keys()])].flatMap((id): Change[] => {
      const [was, is] = [old.get(id), items.get(id)];
      const facts = changesBetween(was ?? new Map<string, string[]>(), is ?? new Map<string, string[]>());
      if (facts.length === 0) return [];
      return [{ noun, id, kind: was ? (is ? "changed" : "removed") : "added", facts }];
    });
  });
}

/**
 * The changes that content makes in a store now, and at each scheduled time. The store is modified: pass a scratch copy.
 */
export const changesInTurn = (store: Store, content: Content, now: string) =>
  [now, ...momentsAfter(content, now)].map((at) => {
    const tables = contentRows(contentAt(content, at));
    const changes = changesIn(store, tables);
    runStatements(store, differences(store, tables).statements);
    return { at, changes };
  });
