import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, lastChanged, listed, pictures, rich, words } from "./schema-columns";

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
  maincontent: rich("maincontent"),
  image: pictures("image"),
});

/** What the end of a family's pages says. */
export const categoryClosings = sqliteTable("category_closings", {
  category: integer("category")
    .primaryKey()
    .references(() => categories.id),
  title: text("title").notNull(),
  text: text("text").notNull(),
});

/** What lists of a category's products show beside each of them, and where else to look. */
export const categoryLists = sqliteTable("category_lists", {
  category: integer("category")
    .primaryKey()
    .references(() => categories.id),
  /** In their order, as JSON; empty where the products decide. */
  columns: words("columns"),
  /** What a visitor may look for here that stands in another category, and which; both or none. */
  elsewhere: words("elsewhere"),
  target: integer("target").references(() => categories.id),
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
    images: pictures("images"),
    displaymode: words("displaymode"),
    basicfunction: words("basicfunction"),
    optionalfunction: words("optionalfunction"),
    shapesize: words("shapesize"),
    openingsize: words("openingsize"),
    Installationmethod: words("Installationmethod"),
    deepin: words("deepin"),
    applicationscope: words("applicationscope"),
    /** Where it is used, of a product that no solution uses. */
    usage: words("usage"),
    maincontent: rich("maincontent"),
    wirecontent: rich("wirecontent"),
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

/** Products that are made no longer; they keep their pages, which lead to the successor where there is one. */
export const discontinuedProducts = sqliteTable("discontinued_products", {
  product: integer("product")
    .primaryKey()
    .references(() => products.id),
  /** The day, in China. */
  since: text("since").notNull(),
  successor: integer("successor").references(() => products.id),
});

/**
 * What will come and go by itself: `forward` brings the content from the moment before to this one, `backward` takes it
 * back before migrations run, which were written for content without it. Both are JSON lists of statements.
 */
export const scheduledChanges = sqliteTable("scheduled_changes", {
  /** China time. */
  at: text("at").primaryKey(),
  forward: text("forward").notNull(),
  backward: text("backward").notNull(),
  /** 1 once the content is that of this moment. */
  applied: integer("applied").notNull().default(0),
});

/** Questions that the board begins with, each with the company's answer: their ids are below those of members' (db/schema-board.ts). */
export const questions = sqliteTable("questions", {
  id: id(),
  title: text("title").notNull(),
  content: text("content").notNull(),
  answer: text("answer").notNull(),
  /** 0 where it is about no product. */
  product: integer("product").notNull().default(0),
  /** The category that it belongs to. */
  family: integer("family").notNull(),
  /** Where to read on: `{ href, label }[]` as JSON. */
  links: text("links").notNull().default("[]"),
  /** China time. */
  createtime: text("createtime").notNull(),
});

export const news = sqliteTable(
  "news",
  {
    id: id(),
    type: integer("type").notNull(),
    title: text("title").notNull(),
    image: pictures("image"),
    maincontent: rich("maincontent"),
    /** A key of lib/links/articles.ts, and whose hand it is from; empty where none was chosen. */
    subject: words("subject"),
    author: words("author"),
    ...listed,
  },
  (table) => [
    index("news_list").on(table.sort, table.createtime, table.id),
    index("news_changed").on(lastChanged(table), table.id),
    index("news_type").on(table.type, table.sort, table.createtime, table.id),
  ],
);

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

/** Pages whose words changed, each once with the number of its last change, written by triggers: search and filters take in what is new to them. */
export const pageChanges = sqliteTable(
  "page_changes",
  {
    number: integer("number").primaryKey({ autoIncrement: true }),
    /** One of the kinds of the search (lib/links/search-address.ts). */
    kind: text("kind").notNull(),
    page: integer("page").notNull(),
  },
  (table) => [uniqueIndex("page_changes_page").on(table.kind, table.page)],
);
