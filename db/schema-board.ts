import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { members } from "./schema-members";

// The board: questions, notes and answers of members. Changes to public rows raise `content_version` by triggers.

const id = () => integer("id").primaryKey({ autoIncrement: true });

/** Columns of all texts of members. */
const written = () => ({
  /** The author; null once the account is deleted. */
  member: integer("member").references(() => members.id, { onDelete: "set null" }),
  /**
   * The author's name at the time of writing, which staff approved with the text. Empty once the account is deleted.
   */
  username: text("username").notNull(),
  content: text("content").notNull(),
  /** pending · public · refused · hidden, set by staff. */
  state: text("state").notNull(),
  /** Why it was refused or hidden, shown to its author. */
  reason: text("reason").notNull().default(""),
  /** UTC, ISO 8601. */
  createtime: text("createtime").notNull(),
  /** The id of the submitted form: a second submission by the same member stores nothing. */
  token: text("token"),
});

export const posts = sqliteTable(
  "posts",
  {
    id: id(),
    /** speak: a question · stick: a note. */
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    /** 0 if it is not about a product. No foreign key: editors may delete the product. */
    product: integer("product").notNull().default(0),
    pinned: integer("pinned", { mode: "boolean" }).notNull().default(false),
    ...written(),
  },
  (table) => [
    uniqueIndex("posts_token").on(table.member, table.token),
    index("posts_member").on(table.member, table.createtime),
    index("posts_state").on(table.state, table.createtime),
  ],
);

export const replies = sqliteTable(
  "replies",
  {
    id: id(),
    post: integer("post")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    /** Written by the company. */
    staff: integer("staff", { mode: "boolean" }).notNull().default(false),
    /** Accepted by the author of the question. */
    accepted: integer("accepted", { mode: "boolean" }).notNull().default(false),
    ...written(),
  },
  (table) => [
    uniqueIndex("replies_token").on(table.member, table.token),
    uniqueIndex("replies_accepted")
      .on(table.post)
      .where(sql`${table.accepted}`),
    index("replies_post").on(table.post, table.state),
    index("replies_member").on(table.member, table.createtime),
    index("replies_state").on(table.state, table.createtime),
  ],
);

/** Questions that members follow. */
export const follows = sqliteTable(
  "follows",
  {
    member: integer("member")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    post: integer("post")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.member, table.post] }), index("follows_post").on(table.post)],
);

/** The moderation log: one row per act, kept after its subject is deleted. */
export const boardActs = sqliteTable("board_acts", {
  id: id(),
  /** UTC, ISO 8601. */
  time: text("time").notNull(),
  who: text("who").notNull(),
  act: text("act").notNull(),
  /** The subject, as in commands: `12`, `r34`, `m5`. */
  subject: text("subject").notNull(),
  why: text("why").notNull(),
});
