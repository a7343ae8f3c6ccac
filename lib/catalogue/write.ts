import { csvRows, EXCEL_MARK } from "@/lib/text/csv";
import { type CatalogueHead, type CatalogueProduct, COLUMNS } from "./shape";

/** Products in slices, as they are read. */
type Slices = AsyncIterable<readonly CatalogueProduct[]>;

/** The catalogue as JSON in chunks, with one product per line. */
export async function* catalogueJson(head: CatalogueHead, slices: Slices): AsyncGenerator<string> {
  let before = `${JSON.stringify(head).slice(0, -1)},"products":[\n`;
  for await (const products of slices) {
    if (products.length === 0) continue;
    yield before + products.map((product) => JSON.stringify(product)).join(",\n");
    before = ",\n";
  }
  yield before === ",\n" ? "\n]}\n" : `${before}]}\n`;
}

/** The columns of a parameter without data. */
const NO_VALUE = [
  { min: null, max: null, choice: "", condition: "", bound: undefined, exclusive: false, optional: false },
];

/** The numbers, from 1 on, of the combinations of a product that contain a value. */
const placesOf = (
  single: string | number | null,
  key: string,
  combinations: NonNullable<CatalogueProduct["combinations"]>,
) => combinations.flatMap((one, at) => (single !== null && one[key] === single ? [at + 1] : [])).join(" ");

/** A row per value; a single row with the text if there are no values. */
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

/** The catalogue as CSV in chunks. */
export async function* catalogueCsv(slices: Slices): AsyncGenerator<string> {
  yield EXCEL_MARK + csvRows([Object.keys(COLUMNS)]);
  for await (const products of slices) yield csvRows(products.flatMap(rowsOf));
}
