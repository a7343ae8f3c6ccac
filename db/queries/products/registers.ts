import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { productRegisters } from "@/db/schema-products";
import { products } from "@/db/schema";
import { type RegisterFile, toRegisterFile } from "@/lib/registers/file";
import { mapShape, type RegisterMap } from "@/lib/registers/map";
import { absoluteUrl } from "@/lib/seo/page-metadata";
import { jsonReader } from "./json-reader";

// Subquery of the statement that reads a product, so that its page needs no further statement.
export const registersColumn = sql<string | null>`(SELECT ${productRegisters.map} FROM ${productRegisters}
  WHERE ${productRegisters.product} = ${products.id})`;

/** As many as products are kept (product-details.ts). */
const MOST = 200;
const readMap = jsonReader(mapShape, MOST);

export const readRegisters = (map: string | null): RegisterMap | undefined =>
  map === null ? undefined : readMap(map);

const firstMapped = prepared((orm) =>
  orm
    .select({
      product: { id: products.id, model: products.model, title: products.title },
      map: productRegisters.map,
    })
    .from(productRegisters)
    .innerJoin(products, eq(products.id, productRegisters.product))
    .orderBy(products.id)
    .limit(1)
    .prepare(),
);

/** The register file of the first product that has one, cut to two registers; undefined if no product has one. */
export function registersExample(): RegisterFile | undefined {
  const found = firstMapped().get();
  const map = readRegisters(found?.map ?? null);
  if (!found || !map) return undefined;
  const url = absoluteUrl(`/newdetail/${found.product.id}`);
  const { blocks, ...file } = toRegisterFile({ ...found.product, url }, map);
  return {
    ...file,
    blocks: blocks.slice(0, 1).map((block) => ({ ...block, registers: block.registers.slice(0, 2) })),
  };
}
