import { sql } from "drizzle-orm";
import { isAmong, prepared } from "@/db/client";
import { products } from "@/db/schema";
import { productCombinations, productSizes, productStandards } from "@/db/schema-parameters";
import type { Combination, Size, Standard } from "@/lib/catalogue/product-data";
import { grouped } from "@/lib/grouped";
import { inPlace } from "./product-facts";

type Row = Pick<typeof productCombinations.$inferSelect, "place" | "key" | "figure" | "choice">;

/** Groups rows into combinations, in the editors' order. */
const combined = (rows: readonly Row[]): Combination[] =>
  [...grouped(rows, ({ place }) => place)]
    .sort(([a], [b]) => a - b)
    .map(([, own]) => Object.fromEntries(own.map(({ key, figure, choice }) => [key, figure ?? choice])));

const { place, key, figure, choice } = productCombinations;
const ofProducts = prepared((orm) =>
  orm
    .select({ product: productCombinations.product, place, key, figure, choice })
    .from(productCombinations)
    .where(isAmong(productCombinations.product, "ids"))
    .prepare(),
);

/** The combinations of these products, in one statement. */
export const combinationsOf = (ids: readonly number[]): Map<number, Combination[]> =>
  new Map(
    [...grouped(ofProducts().all({ ids: JSON.stringify(ids) }), (row) => row.product)].map(
      ([product, rows]) => [product, combined(rows)],
    ),
  );

const { kind, version, round, tolerance, ...sides } = productSizes;
const { number, year, title } = productStandards;

/** Columns of the statement that reads products for the catalogue. */
export const dataColumns = {
  combinations: sql<string>`(SELECT json_group_array(json_object('place', ${place}, 'key', ${key}, 'figure', ${figure}, 'choice', ${choice}))
    FROM ${productCombinations} WHERE ${productCombinations.product} = ${products.id})`,
  sizes: sql<string>`(SELECT json_group_array(json_object('place', ${productSizes.place}, 'kind', ${kind}, 'version', ${version},
    'round', json(iif(${round}, 'true', 'false')), 'tolerance', ${tolerance},
    'width', json_array(${sides.widthMin}, ${sides.widthMax}), 'height', json_array(${sides.heightMin}, ${sides.heightMax}),
    'depth', json_array(${sides.depthMin}, ${sides.depthMax})))
    FROM ${productSizes} WHERE ${productSizes.product} = ${products.id})`,
  standardRows: sql<string>`(SELECT json_group_array(json_object('place', ${productStandards.place}, 'number', ${number}, 'year', ${year}, 'title', ${title}))
    FROM ${productStandards} WHERE ${productStandards.product} = ${products.id})`,
};

type Ends = [min: number | null, max: number | null];
type StoredSize = Record<"width" | "height" | "depth", Ends> & {
  kind: "body" | "cutout";
  version: string;
  round: boolean;
  tolerance: string;
};

const AXES = ["width", "height", "depth"] as const;

function toSize({ version, round, tolerance, ...ends }: StoredSize): Size {
  const sides = AXES.flatMap((axis) => {
    const [min, max] = ends[axis];
    return min === null || max === null ? [] : [[axis, { min, max }] as const];
  });
  return {
    ...(version !== "" && { version }),
    ...(round && { round }),
    ...Object.fromEntries(sides),
    ...(tolerance !== "" && { tolerance }),
  };
}

type StoredStandard = { number: string; year: number | null; title: string };

/** Parses those columns. */
export function readData(row: Record<keyof typeof dataColumns, string>) {
  const sizes = inPlace<StoredSize>(row.sizes);
  const of = (wanted: StoredSize["kind"]) => sizes.filter((size) => size.kind === wanted).map(toSize);
  return {
    combinations: combined(JSON.parse(row.combinations) as Row[]),
    dimensions: of("body"),
    cutouts: of("cutout"),
    standards: inPlace<StoredStandard>(row.standardRows).map((own): Standard => ({
      number: own.number,
      ...(own.year !== null && { year: own.year }),
      ...(own.title !== "" && { title: own.title }),
    })),
  };
}
