import { sql } from "drizzle-orm";
import { z } from "zod";
import { productRevisions } from "@/db/schema-products";
import { products } from "@/db/schema";
import { changesShape, type Revision } from "@/lib/revision";

const { product, number, date, changes } = productRevisions;

const shape = z.array(
  z.strictObject({ number: z.int().positive(), date: z.iso.date(), changes: changesShape }),
);

/** Subquery of the statement that reads a product, so that its page needs no further statement. */
export const revisionsColumn = sql<string>`(SELECT json_group_array(json_object('number', ${number}, 'date', ${date}, 'changes', json(${changes})))
    FROM ${productRevisions} WHERE ${product} = ${products.id})`;

/**
 * The revisions of a product, the newest first.
 * @throws if the stored JSON is malformed, which is a fault of a migration
 */
export const readRevisions = (json: string): Revision[] =>
  shape.parse(JSON.parse(json)).sort((a, b) => b.number - a.number);
