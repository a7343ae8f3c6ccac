import { grouped } from "@/lib/grouped";
import { bestOf } from "./better-value";
import type { Parameter, Value } from "./parameter";
import { ratingText } from "./rating";
import { isSameValue } from "./same-value";

/** A line of a product's parameter table. */
type Line = { key: string; label: string; text: string };
/** The data of a product: lines of its table, and the values of the lines and of its fields. */
export type ComparedProduct = {
  lines: readonly Line[];
  values: readonly Value[];
  /** What it cannot have: keys of parameters or, for parameters with several lines, labels of lines. */
  notApplicable?: ReadonlySet<string>;
};
/** A cell: the lines of a product, with their own label if it differs from the name of the row. */
export type ComparedCell = {
  lines: { label: string; text: string }[];
  isBetter: boolean;
  isApplicable: boolean;
};
type ComparedRow = { name: string; cells: ComparedCell[]; isDifferent: boolean };
export type ComparedGroup = { name: string; rows: ComparedRow[] };

/** The text of values that no line of the table states: `400 V（共补）；230 V（分补）`. */
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
    // A product that cannot have a value differs from those that have it; a missing value is no difference.
    isDifferent:
      (said.length > 0 && products.some(cannot)) ||
      said.some((one, at) => said.slice(at + 1).some((other) => !isSameValue(parameter, one, other))),
  };
}

/**
 * What a line is about. Parameters without values may cover several things (`其他电气特性`: 放电, 绝缘), distinguished by label.
 * A label that is part of the parameter's name (`功耗` of `自身功耗`) means the parameter itself, unless a product has
 * several lines of it.
 */
export const thingOf = (
  { name, kind }: Pick<Parameter, "name" | "kind">,
  label: string,
  isSeveral = false,
) => (kind === "text" && (isSeveral || !name.includes(label)) ? label : name);

/** The rows of a parameter, one for each thing that its lines are about, however editors labelled them. */
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

/** Compares products, in the groups and order of the dictionary. */
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

/** Rows without a difference, but with a missing value that a product could have: that may matter for a choice, too. */
export const onlyPartlyTold = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  onlyRows(groups, ({ isDifferent, cells }) => !isDifferent && cells.some(isSilent));

/** Rows in which all products are equal. */
export const onlyAlike = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  onlyRows(groups, ({ isDifferent, cells }) => !isDifferent && !cells.some(isSilent));

/** Whether only one of several products has a value in a row, though another could have one. */
const isSaidOnce = ({ cells }: ComparedRow) => {
  const silent = cells.filter(({ lines }) => lines.length === 0);
  return silent.length > 0 && silent.length === cells.length - 1 && silent.some((cell) => cell.isApplicable);
};

const SAID_ONCE = "只有一款标注";

/** Moves rows with nothing to compare into a last group of their own, so that they do not separate the others. */
export function saidOnceLast(groups: readonly ComparedGroup[]): { groups: ComparedGroup[]; once: number } {
  const once = groups.flatMap(({ rows }) => rows.filter(isSaidOnce));
  const rest = groups.map(({ name, rows }) => ({ name, rows: rows.filter((row) => !isSaidOnce(row)) }));
  return {
    groups: [...rest, { name: SAID_ONCE, rows: once }].filter(({ rows }) => rows.length > 0),
    once: once.length,
  };
}
