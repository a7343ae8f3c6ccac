import { csvRows, EXCEL_MARK } from "@/lib/text/csv";
import { type CatalogueHead, type CatalogueProduct, COLUMNS } from "./shape";

/** Products as they are read, some at a time. */
type Slices = AsyncIterable<readonly CatalogueProduct[]>;

/** The catalogue as JSON, one product to a line, piece by piece. */
export async function* catalogueJson(head: CatalogueHead, slices: Slices): AsyncGenerator<string> {
  let before = `${JSON.stringify(head).slice(0, -1)},"products":[\n`;
  for await (const products of slices) {
    if (products.length === 0) continue;
    yield before + products.map((product) => JSON.stringify(product)).join(",\n");
    before = ",\n";
  }
  yield before === ",\n" ? "\n]}\n" : `${before}]}\n`;
}

/** Of a parameter that is words alone. */
const NO_VALUE = [
  { min: null, max: null, choice: "", condition: "", bound: undefined, exclusive: false, optional: false },
];

/** In which of a product's combinations a value is, from 1 on. */
const placesOf = (
  single: string | number | null,
  key: string,
  combinations: NonNullable<CatalogueProduct["combinations"]>,
) => combinations.flatMap((one, at) => (single !== null && one[key] === single ? [at + 1] : [])).join(" ");

/** A row for each value; one with the words alone where there is nothing else. */
const rowsOf = ({ id, model, title, parameters, combinations = [] }: CatalogueProduct) =>
  parameters.flatMap(({ key, name, text, unit = "", values }) =>
    (values.length > 0 ? values : NO_VALUE).map(
      ({ min, max, choice, condition, bound, exclusive, optional }) =>
        // In the order of COLUMNS.
        [
          ...[id, model, title, key, name, text, min, max, unit, choice, condition, bound ?? ""],
          ...[exclusive, optional].map((is) => (is ? "true" : "")),
          placesOf(choice || (min === max ? min : null), key, combinations),
        ],
    ),
  );

/** The catalogue as a table for spreadsheets, piece by piece. */
export async function* catalogueCsv(slices: Slices): AsyncGenerator<string> {
  yield EXCEL_MARK + csvRows([Object.keys(COLUMNS)]);
  for await (const products of slices) yield csvRows(products.flatMap(rowsOf));
}
