import { sql } from "drizzle-orm";
import { z } from "zod";
import { productRevisions } from "@/db/schema-products";
import { products } from "@/db/schema";
import { changesShape, type Revision } from "@/lib/revision";
import { jsonReader } from "./json-reader";

const { product, number, date, changes } = productRevisions;

const shape = z.array(
  z.strictObject({ number: z.int().positive(), date: z.iso.date(), changes: changesShape }),
);

/** Subquery of the statement that reads a product, so that its page needs no further statement. */
export const revisionsColumn = sql<string>`(SELECT json_group_array(json_object('number', ${number}, 'date', ${date}, 'changes', json(${changes})))
    FROM ${productRevisions} WHERE ${product} = ${products.id})`;

/** As many as products are kept (product-details.ts). */
const MOST = 200;
const readRows = jsonReader(shape, MOST);

/** The revisions of a product, the newest first. */
export const readRevisions = (json: string): Revision[] =>
  readRows(json).toSorted((a, b) => b.number - a.number);
