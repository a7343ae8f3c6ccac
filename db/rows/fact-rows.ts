import { sizesOf } from "@/drawings/sizes";
import { standardsIn } from "@/lib/standards";
import { combinationsOf } from "@/db/source/combinations";
import type { Content } from "@/db/source/shapes";
import type { Row, Table } from "./table";

const placed = (product: number, rows: Row[]): Row[] =>
  rows.map((row, place) => ({ product, place, ...row }));

const sizeRows = (product: Content["products"][number]): Row[] =>
  sizesOf(product).map(({ kind, version, round, width, height, depth, tolerance }) => ({
    ...{ kind, version, tolerance },
    round: Number(round),
    width_min: width?.min ?? null,
    width_max: width?.max ?? null,
    height_min: height?.min ?? null,
    height_max: height?.max ?? null,
    depth_min: depth?.min ?? null,
    depth_max: depth?.max ?? null,
  }));

/** The standards in their order, each with what the product's text says of it. */
function standardRows({ standards, maincontent }: Content["products"][number]): Row[] {
  const said = new Map(standardsIn(maincontent).map((standard) => [standard.number, standard]));
  return standards.map((number) => ({
    number,
    year: said.get(number)?.year ?? null,
    title: said.get(number)?.title ?? "",
  }));
}

/** What is read from a product's texts, and what it has only together, as rows of the store. */
export function factRows({ parameters, products }: Content): Table[] {
  const dictionary = new Map(parameters.map((entry) => [entry.key, entry]));
  const combinations = products.flatMap((product) =>
    combinationsOf(product, dictionary).flatMap((one, place) =>
      [...one].map(([key, value]) => ({
        ...{ product: product.id, place, key },
        figure: typeof value === "number" ? value : null,
        choice: typeof value === "number" ? "" : value,
      })),
    ),
  );
  const of = (rowsOf: (product: Content["products"][number]) => Row[]) =>
    products.flatMap((product) => placed(product.id, rowsOf(product)));
  return [
    { name: "product_combinations", key: ["product", "place", "key"], rows: combinations },
    { name: "product_sizes", key: ["product", "place"], rows: of(sizeRows) },
    { name: "product_standards", key: ["product", "place"], rows: of(standardRows) },
  ];
}
