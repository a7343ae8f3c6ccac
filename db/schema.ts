import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
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

/** The closing call to action of a family's pages. */
export const categoryClosings = sqliteTable("category_closings", {
  category: integer("category")
    .primaryKey()
    .references(() => categories.id),
  title: text("title").notNull(),
  text: text("text").notNull(),
});

/** The columns of a category's product lists, and where else to look. */
export const categoryLists = sqliteTable("category_lists", {
  category: integer("category")
    .primaryKey()
    .references(() => categories.id),
  /** In display order, as JSON; empty: derived from the products. */
  columns: words("columns"),
  /** Products that visitors look for here but that are in another category, and which; both or none. */
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
    /** Its use, for a product in no solution. */
    usage: words("usage"),
    maincontent: rich("maincontent"),
    wirecontent: rich("wirecontent"),
    ...listed,
  },
  (table) => [
    // With the columns of the title search, so that it does not read the long rows.
    index("products_list").on(table.sort, table.createtime, table.id, table.type, table.title),
    index("products_model").on(table.model),
    // For the count on the home page, without reading the long rows.
    index("products_standards").on(table.standards),
    index("products_changed").on(lastChanged(table), table.id),
    index("products_type").on(table.type),
  ],
);

/** The product that a row belongs to. */
export const product = () =>
  integer("product")
    .notNull()
    .references(() => products.id);

/** Each product with its category and all ancestors, in list order; maintained by triggers. */
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

/** Discontinued products; they keep their pages, which link to the successor if there is one. */
export const discontinuedProducts = sqliteTable("discontinued_products", {
  product: integer("product")
    .primaryKey()
    .references(() => products.id),
  /** The day, in China. */
  since: text("since").notNull(),
  successor: integer("successor").references(() => products.id),
});

/**
 * The initial questions of the board, each with the company's answer; their ids are below those of members' questions
 * (db/schema-board.ts).
 */
export const questions = sqliteTable("questions", {
  id: id(),
  title: text("title").notNull(),
  content: text("content").notNull(),
  answer: text("answer").notNull(),
  /** 0 if it is not about a product. */
  product: integer("product").notNull().default(0),
  family: integer("family").notNull(),
  /** Further reading: `{ href, label }[]` as JSON. */
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
    /** A key of lib/links/articles.ts, and the author; may be empty. */
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
