import { grouped } from "@/lib/grouped";
import type { Parameter } from "./parameter";

/** A line of a product's parameter table. */
type Line = { key: string; label: string; text: string };
/** What one product says in a row: its lines, each with its own label where that is not the row's name. */
export type ComparedCell = { label: string; text: string }[];
type ComparedRow = { name: string; cells: ComparedCell[]; isDifferent: boolean };
export type ComparedGroup = { name: string; rows: ComparedRow[] };

type Named = Pick<Parameter, "key" | "name" | "group" | "kind">;

/** Full width or half, with or without blanks: the same words. */
const plain = (text: string) => text.normalize("NFKC").replace(/\s+/g, "").toLowerCase();
const said = (lines: readonly Line[]) =>
  lines
    .map(({ text }) => plain(text))
    .sort()
    .join("；");

function rowOf(name: string, products: readonly Line[][]): ComparedRow {
  return {
    name,
    cells: products.map((lines) =>
      lines.map(({ label, text }) => ({ label: label === name ? "" : label, text })),
    ),
    isDifferent: new Set(products.map(said)).size > 1,
  };
}

/**
 * The rows of one parameter. Its lines stand in one row, whatever editors call them; words without a measure, of which a
 * product has several, are told apart by their labels.
 */
function rowsOf({ name, kind }: Named, products: readonly Line[][]): ComparedRow[] {
  const labels = [...new Set(products.flat().map(({ label }) => label))];
  const [only] = labels;
  if (only === undefined) return [];
  if (kind === "text" && products.some((lines) => lines.length > 1))
    return labels.map((label) =>
      rowOf(
        label || name,
        products.map((lines) => lines.filter((line) => line.label === label)),
      ),
    );
  return [rowOf((labels.length === 1 && only) || name, products)];
}

/** Products' lines side by side, in the dictionary's groups and order. */
export function compareLines(products: readonly Line[][], dictionary: Iterable<Named>): ComparedGroup[] {
  const rows = [...dictionary].flatMap((parameter) =>
    rowsOf(
      parameter,
      products.map((lines) => lines.filter(({ key }) => key === parameter.key)),
    ).map((row) => ({ group: parameter.group, row })),
  );
  return [...grouped(rows, ({ group }) => group)].map(([name, own]) => ({
    name,
    rows: own.map(({ row }) => row),
  }));
}

/** Only the rows in which the products differ. */
export const onlyDifferent = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ isDifferent }) => isDifferent) }))
    .filter(({ rows }) => rows.length > 0);
