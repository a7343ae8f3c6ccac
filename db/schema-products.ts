import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { product, products } from "./schema";
import { words } from "./schema-columns";

/**
 * How a product is drawn, the role in which calculators select it, and the calculator that helps to choose it: from the
 * product or its category.
 */
export const productTraits = sqliteTable(
  "product_traits",
  {
    product: product().primaryKey(),
    /** A name in drawings/outline/family.ts. */
    outline: words("outline"),
    /** Names in drawings/wiring/wiring.ts, separated by spaces. */
    wiring: words("wiring"),
    /** A role in lib/tools/candidate.ts. */
    role: words("role"),
    /** A calculator in lib/links/tools.ts, and its preset fields as a query. */
    tool: words("tool"),
    preset: words("preset"),
  },
  (table) => [index("product_traits_role").on(table.role)],
);

/** The Modbus registers of a product: JSON, its shape in lib/registers/map.ts. */
export const productRegisters = sqliteTable("product_registers", {
  product: product().primaryKey(),
  map: text("map").notNull(),
});

/** Changes of a product's facts by date, from its first publication; written by content migrations. */
export const productRevisions = sqliteTable(
  "product_revisions",
  {
    product: product(),
    /** From 1. */
    number: integer("number").notNull(),
    /** The day of the migration, `2026-01-31`. */
    date: text("date").notNull(),
    /** JSON (lib/revision.ts). */
    changes: text("changes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.number] })],
);

/** The grammar of a product's order code: JSON, its shape in lib/order-code/shape.ts. */
export const productCodes = sqliteTable("product_codes", {
  product: integer("product")
    .primaryKey()
    .references(() => products.id),
  grammar: text("grammar").notNull(),
});
