import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Parameter } from "@/lib/parameters/parameter";
import { product } from "./schema";
import { words } from "./schema-columns";

const flag = (name: string) => integer(name, { mode: "boolean" }).notNull().default(false);

/** The dictionary of product parameters (db/content/parameters.json). */
export const parameters = sqliteTable("parameters", {
  key: text("key").primaryKey(),
  sort: integer("sort").notNull(),
  name: text("name").notNull(),
  group: text("group").notNull(),
  kind: text("kind").$type<Parameter["kind"]>().notNull(),
  unit: words("unit"),
  /** Comma-separated filter choices in display order; figures as ranges: `450`, `10..40`. */
  choices: words("choices"),
  filter: flag("filter"),
  /** Position on product cards, ascending; 0: not shown. */
  card: integer("card").notNull().default(0),
  /** The column of `products` that has its text. */
  field: text("field").$type<Parameter["field"]>().notNull().default(""),
  better: text("better").$type<Parameter["better"]>().notNull().default(""),
});

const key = () =>
  text("key")
    .notNull()
    .references(() => parameters.key);

/** The lines of a product's parameter table, label and text as written by editors. */
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

/** The same lines and columns as data: figures in the parameter's unit, or a choice. */
export const productValues = sqliteTable(
  "product_values",
  {
    product: product(),
    place: integer("place").notNull(),
    key: key(),
    /** Equal to `max` for a single figure; the total of steps (20+20). */
    min: real("min"),
    max: real("max"),
    choice: words("choice"),
    condition: words("condition"),
    /** The bound itself is excluded: ＜100 µs. */
    exclusive: flag("exclusive"),
    /** Only on order, according to its condition (选配, 可选). */
    optional: flag("optional"),
  },
  (table) => [
    primaryKey({ columns: [table.product, table.place] }),
    index("product_values_key").on(table.key, table.product),
  ],
);

/** Values of several parameters that occur only together: 480 V with 7 %, 525 V with 14 %. */
export const productCombinations = sqliteTable(
  "product_combinations",
  {
    product: product(),
    /** The index of the combination, from 0. */
    place: integer("place").notNull(),
    key: key(),
    /** In the parameter's unit; the total of steps (20+20). */
    figure: real("figure"),
    choice: words("choice"),
  },
  (table) => [
    primaryKey({ columns: [table.product, table.place, table.key] }),
    index("product_combinations_key").on(table.key, table.product),
  ],
);

/** Dimensions in mm from the product's texts: of each version, and of panel cut-outs. */
export const productSizes = sqliteTable(
  "product_sizes",
  {
    product: product(),
    place: integer("place").notNull(),
    /** A cut-out without a width means that the product needs none. */
    kind: text("kind").$type<"body" | "cutout">().notNull(),
    /** The version, if there are several. */
    version: words("version"),
    /** Round: the diameter is both width and depth. */
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

/** The standards that apply to a product. */
export const productStandards = sqliteTable(
  "product_standards",
  {
    product: product(),
    place: integer("place").notNull(),
    number: text("number").notNull(),
    /** The year of the edition, if the product's text has one. */
    year: integer("year"),
    title: words("title"),
  },
  (table) => [
    primaryKey({ columns: [table.product, table.place] }),
    index("product_standards_number").on(table.number),
  ],
);

/** Other tables: ordering, terminals, dimensions. `header` and `rows` are JSON. */
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
