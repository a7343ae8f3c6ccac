import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

// Data of visitors and members: not content, and never touched by content migrations.

/** Members of the mini-program, who do not sign in on the site. */
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
    /** Product, order code and page that the form was opened for, as text; empty for a general message. */
    about: text("about").notNull().default(""),
    /** UTC, ISO 8601. */
    createtime: text("createtime").notNull(),
    /** Path of the page that the message was sent from; empty if unknown. */
    source: text("source").notNull(),
    /** The visitor's address shortened to /24 or /48. */
    client: text("client").notNull(),
    agent: text("agent").notNull(),
    notice: text("notice").notNull(),
    suspected: integer("suspected", { mode: "boolean" }).notNull().default(false),
    /** Whether the hidden field was filled, which only robots do. */
    trapped: integer("trapped", { mode: "boolean" }).notNull().default(false),
    /** The id of the submitted form: a second submission stores nothing. */
    token: text("token"),
    /** new · handled · spam, set by staff. */
    state: text("state").notNull().default("new"),
    /** The responsible member of staff; empty if none. */
    owner: text("owner").notNull().default(""),
    /** The day by which it must be handled, YYYY-MM-DD in China; may be empty. */
    due: text("due").notNull().default(""),
  },
  (table) => [
    uniqueIndex("messages_token").on(table.token),
    index("messages_time").on(table.createtime),
    /**
     * For the limits, which count the unsuspected messages of a minute and delete the oldest trapped ones
     * (db/queries/inquiry/rate-limits.ts).
     */
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

/** Files of messages; their contents are stored beside the database, named by their hashes (db/attachments.ts). */
export const attachments = sqliteTable(
  "attachments",
  {
    message: integer("message")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** From 1, in the order of upload. */
    nth: integer("nth").notNull(),
    /** SHA-256 in hex. */
    hash: text("hash").notNull(),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.message, table.nth] }), index("attachments_hash").on(table.hash)],
);

/**
 * The remaining allowance of messages of a visitor (a hash) or a network (/24, /48); nothing else is stored
 * (db/queries/inquiry/rate-limits.ts).
 */
export const messageLimits = sqliteTable("message_limits", {
  client: text("client").primaryKey(),
  tokens: real("tokens").notNull(),
  /** Milliseconds since 1970. */
  refilled: integer("refilled").notNull(),
});

/** Notifications to be sent, one row per message and channel; deleted once delivered. */
export const announcements = sqliteTable(
  "announcements",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Null for a notification about the moderation queue of the board (db/queries/board-queue.ts). */
    message: integer("message").references(() => messages.id, { onDelete: "cascade" }),
    /** webhook · mail: to staff; received · answered: by mail to the sender of the message. */
    channel: text("channel").notNull(),
    /** The customer's reply to a quotation; null if the notification is about the message itself. */
    reply: integer("reply"),
    attempts: integer("attempts").notNull().default(0),
    /** Milliseconds since 1970. */
    due: integer("due").notNull(),
  },
  (table) => [index("announcements_due").on(table.due), index("announcements_message").on(table.message)],
);

/** Searches without results: words only (lib/links/search-miss.ts), nothing about the visitor. */
export const searchMisses = sqliteTable("search_misses", {
  words: text("words").primaryKey(),
  times: integer("times").notNull(),
  /** The last day, YYYY-MM-DD in UTC. */
  last: text("last").notNull(),
});

/**
 * Script errors in browsers (lib/fault-report.ts), counted by day, kind of page, part and browser, without personal
 * data.
 */
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
