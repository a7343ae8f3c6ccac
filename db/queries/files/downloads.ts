import { and, eq, sql } from "drizzle-orm";
import { isAmong, prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { productCategories } from "@/db/schema";
import { productRegisters } from "@/db/schema-products";
import { grouped } from "@/lib/grouped";
import { pageOffset, type PageRequest } from "@/lib/links/paging";
import { withoutPapers } from "@/lib/search/papers";
import { familyIds, getCategoryPath } from "@/db/queries/categories/categories";
import { countProductsOf } from "@/db/queries/lists/counts";
import { inListOrder } from "@/db/queries/lists/list";
import { productTypes } from "@/db/queries/products/products";
import { productsNamed } from "@/db/queries/search/named-rows";

/** A product, and the family that it is shown under. */
type Place = { product: number; family: number };

type Asked = PageRequest & {
  family?: number | undefined;
  /** Only products that have registers. */
  mapped: boolean;
  searched: string;
};

export type Downloads = {
  /** Products of the asked page, by family. */
  places: Place[];
  total: number;
  /** By family, as far as the rest of the question allows. */
  families: ReadonlyMap<number, number>;
  /** Of the chosen family or all: products, and those with registers. */
  products: number;
  mapped: number;
};

/** So many are looked at of a search; who finds more looks for another word. */
const MOST_FOUND = 500;
const KEPT_PAGES = 50;

const { category, product, sort, createtime } = productCategories;
const order = inListOrder({ sort, createtime, id: product });

const allMapped = prepared((orm) =>
  orm
    .select({ product, family: category })
    .from(productCategories)
    .where(
      and(
        isAmong(category, "families"),
        sql`${product} IN (SELECT ${productRegisters.product} FROM ${productRegisters})`,
      ),
    )
    .orderBy(...order)
    .prepare(),
);

/** The families in their order, each product in the order of its family's list. */
const byFamily = (places: readonly Place[]): Place[] => {
  const groups = grouped(places, ({ family }) => family);
  return familyIds().flatMap((id) => groups.get(id) ?? []);
};

/** All products that have registers: editors wrote a map for each. */
const mappedPlaces = perContentVersion(() => {
  const places = byFamily(allMapped().all({ families: JSON.stringify(familyIds()) }));
  return { places, ids: new Set(places.map((place) => place.product)) };
});

const ofFamily = prepared((orm) =>
  orm
    .select({ product, family: category })
    .from(productCategories)
    .where(eq(category, sql.placeholder("family")))
    .orderBy(...order)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare(),
);

type Range = { families: ReadonlyMap<number, number>; from: number; limit: number };

/** Of the lists of these families, one after the other, a range: the page asks for it, and its metadata. */
const listed = perContentVersion(
  ({ families, from, limit }: Range): Place[] => {
    const places: Place[] = [];
    let passed = 0;
    for (const family of familyIds()) {
      const count = families.get(family) ?? 0;
      const offset = Math.max(from - passed, 0);
      const missing = limit - places.length;
      if (offset < count && missing > 0) places.push(...ofFamily().all({ family, limit: missing, offset }));
      passed += count;
    }
    return places;
  },
  { most: KEPT_PAGES, keyOf: ({ families, from, limit }) => `${[...families.keys()]}/${from}/${limit}` },
);

/** The products that a search means, by family, the family of the nearest first. */
async function found(searched: string): Promise<Place[]> {
  const ids = await productsNamed(withoutPapers(searched), MOST_FOUND);
  const types = productTypes(ids);
  const places = ids.flatMap((id) => {
    const type = types.get(id);
    const family = type === undefined ? undefined : getCategoryPath(type)[0]?.id;
    return family === undefined ? [] : [{ product: id, family }];
  });
  return [...grouped(places, ({ family }) => family).values()].flat();
}

function counted(places: readonly Place[]): Map<number, number> {
  return new Map(
    [...grouped(places, ({ family }) => family)].map(([family, { length }]) => [family, length]),
  );
}

const sum = (counts: ReadonlyMap<number, number>, family: number | undefined) =>
  family === undefined ? [...counts.values()].reduce((all, one) => all + one, 0) : (counts.get(family) ?? 0);

/** The products whose files a page shows, and how many others there are. */
export async function listDownloads(asked: Asked): Promise<Downloads> {
  const { family, searched, limit } = asked;
  const offset = pageOffset(asked);
  const registers = mappedPlaces();
  const all = searched === "" ? undefined : await found(searched);
  const known = familyIds();
  const counts = all
    ? counted(all)
    : new Map(countProductsOf(known).map((count, at) => [known[at] ?? 0, count]));
  const withRegisters = all?.filter((place) => registers.ids.has(place.product)) ?? registers.places;
  const mappedCounts = counted(withRegisters);
  const families = asked.mapped ? mappedCounts : counts;
  const chosen = asked.mapped ? withRegisters : all;
  const inFamily = chosen?.filter((place) => family === undefined || place.family === family);
  const inOne = family === undefined ? families : new Map([[family, families.get(family) ?? 0]]);
  return {
    places: inFamily?.slice(offset, offset + limit) ?? listed({ families: inOne, from: offset, limit }),
    total: sum(families, family),
    families,
    products: sum(counts, family),
    mapped: sum(mappedCounts, family),
  };
}
