import { grouped } from "@/lib/grouped";
import { bestOf } from "./better-value";
import type { Parameter, Value } from "./parameter";
import { ratingText } from "./rating";
import { isSameValue } from "./same-value";

/** A line of a product's parameter table. */
type Line = { key: string; label: string; text: string };
/** What is known of one product: the lines of its table, and what they and its fields are as data. */
export type ComparedProduct = {
  lines: readonly Line[];
  values: readonly Value[];
  /** What it cannot have: keys of parameters, and of those that say several things labels of lines. */
  notApplicable?: ReadonlySet<string>;
};
/** What one product says in a row: its lines, each with its own label where that is not the row's name. */
export type ComparedCell = {
  lines: { label: string; text: string }[];
  isBetter: boolean;
  isApplicable: boolean;
};
type ComparedRow = { name: string; cells: ComparedCell[]; isDifferent: boolean };
export type ComparedGroup = { name: string; rows: ComparedRow[] };

/** What a product has of a parameter and no line says by itself: `400 V（共补）；230 V（分补）`. */
const valuesText = (parameter: Parameter, values: readonly Value[]) =>
  [...grouped(values, ({ condition }) => condition).values()]
    .map((own) => ratingText(parameter, own))
    .join("；");

function rowOf(parameter: Parameter, name: string, products: readonly ComparedProduct[]): ComparedRow {
  const cannot = ({ notApplicable }: ComparedProduct) =>
    [parameter.key, name].some((one) => notApplicable?.has(one));
  const told = products.map(({ lines, values }) =>
    lines.length > 0 || values.length === 0
      ? lines.map(({ label, text }) => ({ label: label === name ? "" : label, text }))
      : [{ label: "", text: valuesText(parameter, values) }],
  );
  const best = bestOf(
    parameter,
    products.map(({ values }) => values),
  );
  const said = products
    .map(({ values }, at) => ({ texts: (told[at] ?? []).map(({ text }) => text), values }))
    .filter(({ texts }) => texts.length > 0);
  return {
    name,
    cells: products.map((product, at) => ({
      ...{ lines: told[at] ?? [], isBetter: best[at] ?? false },
      isApplicable: !cannot(product),
    })),
    // What one product cannot have tells it from those that do; what is not told tells nothing.
    isDifferent:
      (said.length > 0 && products.some(cannot)) ||
      said.some((one, at) => said.slice(at + 1).some((other) => !isSameValue(parameter, one, other))),
  };
}

/**
 * What a line is of. Words without a measure are of several things (`其他电气特性`: 放电, 绝缘), told apart by their labels; a
 * part of the parameter's own name (`功耗` of `自身功耗`) means the parameter itself, unless a product has several lines of it.
 */
export const thingOf = (
  { name, kind }: Pick<Parameter, "name" | "kind">,
  label: string,
  isSeveral = false,
) => (kind === "text" && (isSeveral || !name.includes(label)) ? label : name);

/** The rows of one parameter: one for each thing that its lines are of, whatever editors call them. */
function rowsOf(parameter: Parameter, products: readonly ComparedProduct[]): ComparedRow[] {
  const { name } = parameter;
  const isSeveral = products.some(({ lines }) => lines.length > 1);
  const nameOf = ({ label }: Line) => thingOf(parameter, label, isSeveral);
  const things = grouped(
    products.flatMap(({ lines }) => lines),
    nameOf,
  );
  return [...things].map(([thing, all]) => {
    const labels = new Set(all.map(({ label }) => label));
    const own = products.map(({ lines, values, ...rest }) => ({
      ...rest,
      lines: lines.filter((line) => nameOf(line) === thing),
      values: things.size === 1 ? values : [],
    }));
    return rowOf(parameter, (labels.size === 1 && [...labels][0]) || name, own);
  });
}

/** Products side by side, in the dictionary's groups and order. */
export function compareProducts(
  products: readonly ComparedProduct[],
  dictionary: Iterable<Parameter>,
): ComparedGroup[] {
  const rows = [...dictionary].flatMap((parameter) =>
    rowsOf(
      parameter,
      products.map(({ lines, values, ...rest }) => ({
        ...rest,
        lines: lines.filter(({ key }) => key === parameter.key),
        values: values.filter(({ key }) => key === parameter.key),
      })),
    ).map((row) => ({ group: parameter.group, row })),
  );
  return [...grouped(rows, ({ group }) => group)].map(([name, own]) => ({
    name,
    rows: own.map(({ row }) => row),
  }));
}

const onlyRows = (
  groups: readonly ComparedGroup[],
  isMeant: (row: ComparedRow) => boolean,
): ComparedGroup[] =>
  groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(isMeant) }))
    .filter(({ rows }) => rows.length > 0);

/** Only the rows in which the products differ. */
export const onlyDifferent = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  onlyRows(groups, ({ isDifferent }) => isDifferent);

const isSilent = ({ lines, isApplicable }: ComparedCell) => lines.length === 0 && isApplicable;

/** Rows whose values do not differ, but to which a product says nothing though it could: that may decide, too. */
export const onlyPartlyTold = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  onlyRows(groups, ({ isDifferent, cells }) => !isDifferent && cells.some(isSilent));

/** The rows in which all products say the same. */
export const onlyAlike = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  onlyRows(groups, ({ isDifferent, cells }) => !isDifferent && !cells.some(isSilent));

/** Whether only one of several products says something in a row, though another could. */
const isSaidOnce = ({ cells }: ComparedRow) => {
  const silent = cells.filter(({ lines }) => lines.length === 0);
  return silent.length > 0 && silent.length === cells.length - 1 && silent.some((cell) => cell.isApplicable);
};

const SAID_ONCE = "只有一款标注";

/** The rows that set nothing against anything come last, in a group of their own, so that they part no others. */
export function saidOnceLast(groups: readonly ComparedGroup[]): { groups: ComparedGroup[]; once: number } {
  const once = groups.flatMap(({ rows }) => rows.filter(isSaidOnce));
  const rest = groups.map(({ name, rows }) => ({ name, rows: rows.filter((row) => !isSaidOnce(row)) }));
  return {
    groups: [...rest, { name: SAID_ONCE, rows: once }].filter(({ rows }) => rows.length > 0),
    once: once.length,
  };
}
