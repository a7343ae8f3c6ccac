import { sql } from "drizzle-orm";
import { index, integer, primaryKey, type SQLiteColumn, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { BANNER_SIDES } from "@/lib/catalog";

// Column names are the API's spellings (SPEC §3), its slips included (`addres`, `tilte`, `Installationmethod`),
// so that no layer has to translate between the store and the wire.

const chinaNow = sql`(strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours'))`;

const id = () => integer("id").primaryKey();
const words = (name: string) => text(name).notNull().default("");

/** What every list orders by: editors' sort first, then newest (China time), then id. */
const listed = {
  sort: integer("sort").notNull().default(0),
  createtime: text("createtime").notNull().default(chinaNow),
  /** When editors last changed it (China time), empty while it is as it appeared. */
  updatetime: text("updatetime").notNull().default(""),
};

/** When an item last changed, or appeared (db/queries/sitemap.ts). */
export const lastChanged = ({
  createtime,
  updatetime,
}: {
  createtime: SQLiteColumn;
  updatetime: SQLiteColumn;
}) =>
  // Not max(): drizzle-kit would take its comma for the next column.
  sql<string>`CASE WHEN ${updatetime} > ${createtime} THEN ${updatetime} ELSE ${createtime} END`;

export const categories = sqliteTable(
  "categories",
  {
    id: id(),
    pid: integer("pid").notNull().default(0),
    name: text("name").notNull(),
    sort: integer("sort").notNull().default(0),
  },
  (table) => [index("categories_tree").on(table.pid, table.sort, table.id)],
);

export const typeinfos = sqliteTable("typeinfos", {
  id: integer("id")
    .primaryKey()
    .references(() => categories.id),
  title: text("title").notNull(),
  description: words("description"),
  measure: words("measure"),
  metering: words("metering"),
  display: words("display"),
  communicatetype: words("communicatetype"),
  optional: words("optional"),
  suit: words("suit"),
  maincontent: words("maincontent"),
  image: words("image"),
});

export const products = sqliteTable(
  "products",
  {
    id: id(),
    type: integer("type")
      .notNull()
      .references(() => categories.id),
    title: text("title").notNull(),
    model: words("model"),
    ordercode: words("ordercode"),
    /** Comma-separated standard numbers. */
    standards: words("standards"),
    /** Comma-separated; the first is the list picture. */
    images: words("images"),
    displaymode: words("displaymode"),
    basicfunction: words("basicfunction"),
    optionalfunction: words("optionalfunction"),
    shapesize: words("shapesize"),
    openingsize: words("openingsize"),
    Installationmethod: words("Installationmethod"),
    deepin: words("deepin"),
    applicationscope: words("applicationscope"),
    maincontent: words("maincontent"),
    wirecontent: words("wirecontent"),
    ...listed,
  },
  (table) => [
    // With what the title search reads, so that it need not touch the long rows.
    index("products_list").on(table.sort, table.createtime, table.id, table.type, table.title),
    index("products_model").on(table.model),
    // What the home page counts, without touching the long rows.
    index("products_standards").on(table.standards),
    index("products_changed").on(lastChanged(table), table.id),
    index("products_type").on(table.type),
  ],
);

/** Each product under its category and all above it, in list order; kept by triggers. */
export const productCategories = sqliteTable(
  "product_categories",
  {
    category: integer("category").notNull(),
    sort: integer("sort").notNull(),
    createtime: text("createtime").notNull(),
    product: integer("product").notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.sort, table.createtime, table.product] })],
);

export const solutions = sqliteTable(
  "solutions",
  {
    id: id(),
    type: integer("type").notNull(),
    title: text("title").notNull(),
    image: words("image"),
    /** Comma-separated, three for the carousel. */
    images: words("images"),
    maincontent: words("maincontent"),
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
    image: words("image"),
    /** One sentence on what the picture shows: caption and alternative text. */
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

/** What a case was about, what was there and what was installed; the keys' names are in lib/cases/facts.ts. */
export const caseFacts = sqliteTable("case_facts", {
  case: integer("case")
    .primaryKey()
    .references(() => cases.id),
  year: integer("year").notNull(),
  industry: text("industry").notNull(),
  /** One key or two, comma-separated. */
  problems: text("problems").notNull(),
  site: text("site").notNull(),
  installed: text("installed").notNull(),
});

/** What was measured before and after, in the editors' order. */
export const caseFigures = sqliteTable(
  "case_figures",
  {
    case: integer("case")
      .notNull()
      .references(() => caseFacts.case),
    place: integer("place").notNull(),
    name: text("name").notNull(),
    /** Texts keep the digits as written (0.90); empty where there was nothing before. */
    before: words("before"),
    after: text("after").notNull(),
    unit: words("unit"),
  },
  (table) => [primaryKey({ columns: [table.case, table.place] })],
);

/** Products that are made no longer; they keep their pages, which lead to the successor where there is one. */
export const discontinuedProducts = sqliteTable("discontinued_products", {
  product: integer("product")
    .primaryKey()
    .references(() => products.id),
  /** The day, in China. */
  since: text("since").notNull(),
  successor: integer("successor").references(() => products.id),
});

/** How a product's order code is made: JSON, its shape in lib/order-code/shape.ts. */
export const productCodes = sqliteTable("product_codes", {
  product: integer("product")
    .primaryKey()
    .references(() => products.id),
  grammar: text("grammar").notNull(),
});

/** What an engineer looks at first in a solution: JSON, its shapes in db/queries/solution-sheets.ts. */
export const solutionSheets = sqliteTable("solution_sheets", {
  solution: integer("solution")
    .primaryKey()
    .references(() => solutions.id),
  figures: text("figures").notNull(),
  /** The one-line diagram; empty where there is none. */
  diagram: words("diagram"),
});

/** Project cases in which a solution was carried out, the nearest first. */
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

export const news = sqliteTable(
  "news",
  {
    id: id(),
    type: integer("type").notNull(),
    title: text("title").notNull(),
    image: words("image"),
    maincontent: words("maincontent"),
    ...listed,
  },
  (table) => [
    index("news_list").on(table.sort, table.createtime, table.id),
    index("news_changed").on(lastChanged(table), table.id),
    index("news_type").on(table.type, table.sort, table.createtime, table.id),
  ],
);

export const honours = sqliteTable(
  "honours",
  {
    id: id(),
    type: integer("type").notNull(),
    tilte: text("tilte").notNull(),
    image: words("image"),
    ...listed,
  },
  (table) => [
    index("honours_list").on(table.sort, table.createtime, table.id),
    index("honours_changed").on(lastChanged(table), table.id),
    index("honours_type").on(table.type, table.sort, table.createtime, table.id),
  ],
);

/** What an honour's certificate says: on pages, not in the API. Days as in `2026-01-31`. */
export const certificates = sqliteTable("certificates", {
  honour: integer("honour")
    .primaryKey()
    .references(() => honours.id),
  number: text("number").notNull(),
  scope: text("scope").notNull(),
  issuer: text("issuer").notNull(),
  /** When a patent was applied for. */
  applied: words("applied"),
  issued: text("issued").notNull(),
  /** Empty where it names no end. */
  expires: words("expires"),
  /** Of software. */
  version: words("version"),
});

const gallery = (name: string) =>
  sqliteTable(
    name,
    { id: id(), title: text("title").notNull(), image: words("image"), ...listed },
    (table) => [index(`${name}_list`).on(table.sort, table.createtime, table.id)],
  );

export const factory = gallery("factory");
export const leaders = gallery("leaders");
export const banners = gallery("banners");

/** What a banner says on the home page under its title, and where it leads; apart, for the API's banners have no such fields. */
export const bannerTexts = sqliteTable("banner_texts", {
  banner: integer("banner")
    .primaryKey()
    .references(() => banners.id),
  sentence: text("sentence").notNull(),
  label: text("label").notNull(),
  href: text("href").notNull(),
  /** left · right: where its picture leaves room for words. */
  side: text("side", { enum: BANNER_SIDES }).notNull(),
});

/** Texts of the pages that are not lists: `about`, `cloud`. `content` is JSON, its shape in db/queries/pages.ts. */
export const pages = sqliteTable("pages", {
  slug: text("slug").primaryKey(),
  content: text("content").notNull(),
});

/**
 * One row, raised by triggers: `version` at every change of content, read by the page cache; `catalogue` at those of
 * products, categories and parameters, `texts` at those of solutions and news, read by what is made of them all.
 */
export const contentVersion = sqliteTable("content_version", {
  id: integer("id").primaryKey(),
  version: integer("version").notNull(),
  catalogue: integer("catalogue").notNull().default(0),
  texts: integer("texts").notNull().default(0),
});
