import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { lastChanged, products } from "@/db/schema";

const changed = prepared((orm) =>
  orm
    .select({ time: lastChanged(products) })
    .from(products)
    .where(eq(products.id, sql.placeholder("id")))
    .prepare(),
);

/** The day on which the facts of a product last changed, `2026-01-31`. */
export const productChanged = (id: number): string => changed().get({ id })?.time.slice(0, 10) ?? "";
