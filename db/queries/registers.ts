import { sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { productRegisters } from "@/db/schema-parameters";
import { products } from "@/db/schema";
import { mapShape, type RegisterMap } from "@/lib/registers/map";

// Part of the statement that reads a product: its page must not ask once more.
export const registersColumn = sql<string | null>`(SELECT ${productRegisters.map} FROM ${productRegisters}
  WHERE ${productRegisters.product} = ${products.id})`;

const firstMapped = prepared((orm) =>
  orm
    .select({ product: productRegisters.product })
    .from(productRegisters)
    .orderBy(productRegisters.product)
    .limit(1)
    .prepare(),
);

/** The first product that has registers, as an example; none where none has. */
export const firstWithRegisters = (): number | undefined => firstMapped().get()?.product;

/** @throws when the stored JSON has another shape, which is a fault of a migration */
export const readRegisters = (map: string | null): RegisterMap | undefined =>
  map === null ? undefined : mapShape.parse(JSON.parse(map));
