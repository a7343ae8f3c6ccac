import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

// What visitors and members leave: nothing here is content, and no content migration may touch it.

/** Mini-program members; the site itself has no login. */
export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  username: text("username").notNull(),
});

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
    about: text("about").notNull().default(""),
    /** UTC, ISO 8601. */
    createtime: text("createtime").notNull(),
    /** Path of the page the message was sent from, empty when unknown. */
    source: text("source").notNull(),
    /** The visitor's address shortened to /24 or /48. */
    client: text("client").notNull(),
    agent: text("agent").notNull(),
    notice: text("notice").notNull(),
    suspected: integer("suspected", { mode: "boolean" }).notNull().default(false),
    /** Whether the hidden field was filled, as only robots do. */
    trapped: integer("trapped", { mode: "boolean" }).notNull().default(false),
    /** The form's own id: the same token again stores nothing new. */
    token: text("token"),
    /** new · handled · spam, set at the desk. */
    state: text("state").notNull().default("new"),
    /** Who at the desk takes care of it, empty while nobody does. */
    owner: text("owner").notNull().default(""),
    /** The day by which it is to be dealt with, YYYY-MM-DD in China, empty without. */
    due: text("due").notNull().default(""),
  },
  (table) => [
    uniqueIndex("messages_token").on(table.token),
    index("messages_time").on(table.createtime),
    /** Limits count those of a minute that are not suspected, and of the trapped ones the oldest go (db/queries/inquiry/rate-limits.ts). */
    index("messages_suspected_time").on(table.suspected, table.createtime),
    index("messages_trapped")
      .on(table.createtime)
      .where(sql`${table.trapped} AND ${table.suspected}`),
    index("messages_phone").on(table.phone),
    index("messages_due")
      .on(table.due)
      .where(sql`${table.due} <> '' AND ${table.state} = 'new'`),
  ],
);

/** Files that came with messages; what is in them lies beside the store, by its hash (db/attachments.ts). */
export const attachments = sqliteTable(
  "attachments",
  {
    message: integer("message")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** From 1, in the order in which they came. */
    nth: integer("nth").notNull(),
    /** SHA-256, in hexadecimal digits. */
    hash: text("hash").notNull(),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.message, table.nth] }), index("attachments_hash").on(table.hash)],
);

/** How many messages a visitor (a hash) or a network (/24, /48) may still send; nothing else is kept (db/queries/inquiry/rate-limits.ts). */
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
    /** None: that something waits on the board (db/queries/board-queue.ts). */
    message: integer("message").references(() => messages.id, { onDelete: "cascade" }),
    /** webhook · mail, both to the desk; received · answered: by mail to whoever sent the message. */
    channel: text("channel").notNull(),
    /** What the customer said to a quotation of the message's list; none: that the message came in. */
    reply: integer("reply"),
    attempts: integer("attempts").notNull().default(0),
    /** Milliseconds since 1970. */
    due: integer("due").notNull(),
  },
  (table) => [index("announcements_due").on(table.due), index("announcements_message").on(table.message)],
);

/** What was searched for and not found: words alone (lib/links/search-miss.ts), nothing of who searched. */
export const searchMisses = sqliteTable("search_misses", {
  words: text("words").primaryKey(),
  times: integer("times").notNull(),
  /** The last day, YYYY-MM-DD in UTC. */
  last: text("last").notNull(),
});

/** How often scripts failed in browsers (lib/fault-report.ts): by day, kind of page, part and browser, nothing of whose. */
export const scriptFaults = sqliteTable(
  "script_faults",
  {
    /** YYYY-MM-DD in UTC. */
    day: text("day").notNull(),
    page: text("page").notNull(),
    part: text("part").notNull(),
    browser: text("browser").notNull(),
    times: integer("times").notNull(),
  },
  ({ day, page, part, browser }) => [primaryKey({ columns: [day, page, part, browser] })],
);
