import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Parameter } from "@/lib/parameters/parameter";
import { products } from "./schema";
import { words } from "./schema-columns";

const flag = (name: string) => integer(name, { mode: "boolean" }).notNull().default(false);

/** The dictionary: what can be said of a product (db/content/parameters.json). */
export const parameters = sqliteTable("parameters", {
  key: text("key").primaryKey(),
  sort: integer("sort").notNull(),
  name: text("name").notNull(),
  group: text("group").notNull(),
  kind: text("kind").$type<Parameter["kind"]>().notNull(),
  unit: words("unit"),
  /** Comma-separated, in the order in which they are offered; of figures as spans: `450`, `10..40`. */
  choices: words("choices"),
  filter: flag("filter"),
  /** The smaller, the sooner it stands on a card; 0 never. */
  card: integer("card").notNull().default(0),
  /** The field of `products` whose words it has. */
  field: text("field").$type<Parameter["field"]>().notNull().default(""),
  better: text("better").$type<Parameter["better"]>().notNull().default(""),
});

const product = () =>
  integer("product")
    .notNull()
    .references(() => products.id);
const key = () =>
  text("key")
    .notNull()
    .references(() => parameters.key);

/** The lines of a product's parameter table, label and words as editors wrote them. */
export const productParameters = sqliteTable(
  "product_parameters",
  {
    product: product(),
    place: integer("place").notNull(),
    key: key(),
    label: text("label").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.place] })],
);

/** What those lines and the product's fields say as data: figures in the parameter's unit, or a choice. */
export const productValues = sqliteTable(
  "product_values",
  {
    product: product(),
    place: integer("place").notNull(),
    key: key(),
    /** The same as `max` for a single figure; of steps (20+20) the total. */
    min: real("min"),
    max: real("max"),
    choice: words("choice"),
    condition: words("condition"),
    /** Of a bound that is itself out: ＜100 µs. */
    exclusive: flag("exclusive"),
    /** What comes only where it is ordered: its condition says so (选配, 可选). */
    optional: flag("optional"),
  },
  (table) => [
    primaryKey({ columns: [table.product, table.place] }),
    index("product_values_key").on(table.key, table.product),
  ],
);

/** Values of several parameters that a product has only together: 480 V with 7 %, 525 V with 14 %. */
export const productCombinations = sqliteTable(
  "product_combinations",
  {
    product: product(),
    /** Which combination of the product's, from 0 on. */
    place: integer("place").notNull(),
    key: key(),
    /** In the parameter's unit; of steps (20+20) the total. */
    figure: real("figure"),
    choice: words("choice"),
  },
  (table) => [
    primaryKey({ columns: [table.product, table.place, table.key] }),
    index("product_combinations_key").on(table.key, table.product),
  ],
);

/** Sizes in mm as the product's texts say them: of each version, and of what is cut into a panel. */
export const productSizes = sqliteTable(
  "product_sizes",
  {
    product: product(),
    place: integer("place").notNull(),
    /** A cut-out without a width: the product needs none. */
    kind: text("kind").$type<"body" | "cutout">().notNull(),
    /** Which version it is of, where there are several. */
    version: words("version"),
    /** As wide as deep, by its diameter. */
    round: flag("round"),
    widthMin: real("width_min"),
    widthMax: real("width_max"),
    heightMin: real("height_min"),
    heightMax: real("height_max"),
    depthMin: real("depth_min"),
    depthMax: real("depth_max"),
    /** As printed: +0.8/0. */
    tolerance: words("tolerance"),
  },
  (table) => [primaryKey({ columns: [table.product, table.place] })],
);

/** The standards that a product is made to. */
export const productStandards = sqliteTable(
  "product_standards",
  {
    product: product(),
    place: integer("place").notNull(),
    number: text("number").notNull(),
    /** Of the edition, where the product's text names one. */
    year: integer("year"),
    title: words("title"),
  },
  (table) => [
    primaryKey({ columns: [table.product, table.place] }),
    index("product_standards_number").on(table.number),
  ],
);

/** Tables that are no parameters: how to order, terminals, sizes. `header` and `rows` are JSON. */
export const productTables = sqliteTable(
  "product_tables",
  {
    product: product(),
    name: text("name").notNull(),
    header: text("header").notNull(),
    rows: text("rows").notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.name] })],
);

/** How a product is drawn, for what calculators choose it and which helps to choose it: its own words or its category's. */
export const productTraits = sqliteTable(
  "product_traits",
  {
    product: product().primaryKey(),
    /** A name of drawings/outline/family.ts. */
    outline: words("outline"),
    /** Names of drawings/wiring/wiring.ts, separated by spaces. */
    wiring: words("wiring"),
    /** A role of lib/tools/candidate.ts. */
    role: words("role"),
    /** A calculator of lib/links/tools.ts, and its preset fields as a query. */
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
/** What changed of a product's facts and when, from its first publication on; content migrations write it. */
export const productRevisions = sqliteTable(
  "product_revisions",
  {
    product: product(),
    /** From 1 on. */
    number: integer("number").notNull(),
    /** The day of the migration, `2026-01-31`. */
    date: text("date").notNull(),
    /** JSON (lib/revision.ts). */
    changes: text("changes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.number] })],
);

/** How a product's order code is made: JSON, its shape in lib/order-code/shape.ts. */
export const productCodes = sqliteTable("product_codes", {
  product: integer("product")
    .primaryKey()
    .references(() => products.id),
  grammar: text("grammar").notNull(),
});
