import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  real,
  type SQLiteColumn,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

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

/** Products that are made no longer; they keep their pages, which lead to the successor where there is one. */
export const discontinuedProducts = sqliteTable("discontinued_products", {
  product: integer("product")
    .primaryKey()
    .references(() => products.id),
  /** The day, in China. */
  since: text("since").notNull(),
  successor: integer("successor").references(() => products.id),
});

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

const gallery = (name: string) =>
  sqliteTable(
    name,
    { id: id(), title: text("title").notNull(), image: words("image"), ...listed },
    (table) => [index(`${name}_list`).on(table.sort, table.createtime, table.id)],
  );

export const factory = gallery("factory");
export const leaders = gallery("leaders");
export const banners = gallery("banners");

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

/** Mini-program members; the site itself has no login. */
export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  username: text("username").notNull(),
});

export const cartItems = sqliteTable(
  "cart_items",
  {
    user: text("user")
      .notNull()
      .references(() => users.id),
    product: integer("product")
      .notNull()
      .references(() => products.id),
    quantity: integer("quantity").notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.product] })],
);

export const messages = sqliteTable(
  "messages",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    sex: text("sex").notNull(),
    email: text("email").notNull(),
    addres: text("addres").notNull(),
    content: text("content").notNull(),
    /** Product, order code and page that the form was opened for, in words; empty when it was opened for nothing. */
    about: words("about"),
    /** UTC, ISO 8601. */
    createtime: text("createtime").notNull(),
    /** Path of the page the message was sent from, empty when unknown. */
    source: text("source").notNull(),
    /** The visitor's address shortened to /24 or /48. */
    client: text("client").notNull(),
    agent: text("agent").notNull(),
    notice: text("notice").notNull(),
    suspected: integer("suspected", { mode: "boolean" }).notNull().default(false),
    /** The form's own id: the same token again stores nothing new. */
    token: text("token"),
    /** new · handled · spam, set at the desk. */
    state: text("state").notNull().default("new"),
  },
  (table) => [
    uniqueIndex("messages_token").on(table.token),
    index("messages_time").on(table.createtime),
    /** Limits count the suspected ones of a day and the others of a minute (db/queries/message-limits.ts). */
    index("messages_suspected_time").on(table.suspected, table.createtime),
    index("messages_phone").on(table.phone),
  ],
);

/** How many messages a visitor (a hash) or a network (/24, /48) may still send; nothing else is kept (db/queries/message-limits.ts). */
export const messageLimits = sqliteTable("message_limits", {
  client: text("client").primaryKey(),
  tokens: real("tokens").notNull(),
  /** Milliseconds since 1970. */
  refilled: integer("refilled").notNull(),
});

/** New messages still to be announced, one row per message and channel; delivered ones are deleted. */
export const announcements = sqliteTable(
  "announcements",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    message: integer("message")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** webhook · mail */
    channel: text("channel").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Milliseconds since 1970. */
    due: integer("due").notNull(),
  },
  (table) => [index("announcements_due").on(table.due), index("announcements_message").on(table.message)],
);

/** What was searched for and not found: words alone (lib/search/miss.ts), nothing of who searched. */
export const searchMisses = sqliteTable("search_misses", {
  words: text("words").primaryKey(),
  times: integer("times").notNull(),
  /** The last day, YYYY-MM-DD in UTC. */
  last: text("last").notNull(),
});
