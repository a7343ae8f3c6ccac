import { count, eq, ne, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { products } from "@/db/schema";
import { honours } from "@/db/schema-company";
import { HONOUR_TYPE } from "@/lib/constants";
import { commaList } from "@/lib/image-url";

export type Proof = {
  /** The number of products with at least one standard. */
  products: number;
  /** Standards with the number of their products, most used first. */
  standards: { number: string; products: number }[];
  certificates: number;
};

/** Product counts by standards, and the number of certificates as the row without a standard: one statement for both. */
const counted = prepared((orm) => {
  const ofStandards = orm
    .select({ standards: products.standards, count: count().as("count") })
    .from(products)
    .where(ne(products.standards, ""))
    .groupBy(products.standards);
  const certificates = orm
    .select({ standards: sql<string>`''`.as("standards"), count: count().as("count") })
    .from(honours)
    .where(eq(honours.type, HONOUR_TYPE.certificate));
  return ofStandards.unionAll(certificates).prepare();
});

/** What visitors can verify: standards of the products, and certificates. */
export const getProof = perContentVersion((): Proof => {
  const rows = counted().all();
  const ofProducts = rows.filter(({ standards }) => standards !== "");
  const named = new Map<string, number>();
  for (const row of ofProducts)
    for (const number of commaList(row.standards)) named.set(number, (named.get(number) ?? 0) + row.count);
  return {
    products: ofProducts.reduce((all, row) => all + row.count, 0),
    standards: [...named]
      .map(([number, times]) => ({ number, products: times }))
      .sort((one, other) => other.products - one.products || one.number.localeCompare(other.number)),
    certificates: rows.find(({ standards }) => standards === "")?.count ?? 0,
  };
});
