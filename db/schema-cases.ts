import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { products } from "./schema";
import { id, lastChanged, listed, pictures, rich, words } from "./schema-columns";

export const solutions = sqliteTable(
  "solutions",
  {
    id: id(),
    type: integer("type").notNull(),
    title: text("title").notNull(),
    image: pictures("image"),
    /** Comma-separated, three for the carousel. */
    images: pictures("images"),
    maincontent: rich("maincontent"),
    ...listed,
  },
  (table) => [
    index("solutions_list").on(table.sort, table.createtime, table.id),
    index("solutions_changed").on(lastChanged(table), table.id),
    index("solutions_type").on(table.type, table.sort, table.createtime, table.id),
  ],
);

export const cases = sqliteTable(
  "cases",
  {
    id: id(),
    type: integer("type").notNull(),
    title: text("title").notNull(),
    image: pictures("image"),
    /** One sentence about the picture: caption and alternative text. */
    caption: words("caption"),
    ...listed,
  },
  (table) => [
    index("cases_list").on(table.sort, table.createtime, table.id),
    index("cases_changed").on(lastChanged(table), table.id),
    index("cases_type").on(table.type, table.sort, table.createtime, table.id),
  ],
);

export const caseProducts = sqliteTable(
  "case_products",
  {
    case: integer("case")
      .notNull()
      .references(() => cases.id),
    product: integer("product")
      .notNull()
      .references(() => products.id),
  },
  (table) => [
    primaryKey({ columns: [table.case, table.product] }),
    index("case_products_product").on(table.product),
  ],
);

/** Problem, situation and equipment of a case; names of the keys are in lib/cases/facts.ts. */
export const caseFacts = sqliteTable("case_facts", {
  case: integer("case")
    .primaryKey()
    .references(() => cases.id),
  year: integer("year").notNull(),
  industry: text("industry").notNull(),
  /** One or two keys, comma-separated. */
  problems: text("problems").notNull(),
  site: text("site").notNull(),
  installed: text("installed").notNull(),
  /** The town, and the key of the voltage; empty if unknown. */
  town: words("town"),
  voltage: words("voltage"),
});

/** Measurements before and after, in the editors' order. */
export const caseFigures = sqliteTable(
  "case_figures",
  {
    case: integer("case")
      .notNull()
      .references(() => caseFacts.case),
    place: integer("place").notNull(),
    name: text("name").notNull(),
    /** Text, which keeps the digits as written (0.90); empty if there was nothing to measure before. */
    before: words("before"),
    after: text("after").notNull(),
    unit: words("unit"),
  },
  (table) => [primaryKey({ columns: [table.case, table.place] })],
);

/** Details shown only on a case's own page: JSON, shapes in db/queries/articles/case-sheets.ts. */
export const caseSheets = sqliteTable("case_sheets", {
  case: integer("case")
    .primaryKey()
    .references(() => cases.id),
  maincontent: rich("maincontent"),
  equipment: text("equipment").notNull(),
  /** The one-line diagram, and the calculator with its values; empty if there is none. */
  diagram: words("diagram"),
  calculation: words("calculation"),
});

/** The key facts of a solution for an engineer: JSON, shapes in db/queries/articles/solution-sheets.ts. */
export const solutionSheets = sqliteTable("solution_sheets", {
  solution: integer("solution")
    .primaryKey()
    .references(() => solutions.id),
  /** Problem, load, devices by model, target; may be empty. */
  brief: words("brief"),
  figures: text("figures").notNull(),
  /** The one-line diagram; may be empty. */
  diagram: words("diagram"),
});

/** Project cases that carried out a solution, the best match first. */
export const solutionCases = sqliteTable(
  "solution_cases",
  {
    solution: integer("solution")
      .notNull()
      .references(() => solutions.id),
    case: integer("case")
      .notNull()
      .references(() => cases.id),
    place: integer("place").notNull(),
  },
  (table) => [primaryKey({ columns: [table.solution, table.place] })],
);
