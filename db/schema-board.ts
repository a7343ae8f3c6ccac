import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { members } from "./schema-members";

// The board: questions, notes and answers of members. What is public of it raises `content_version` by triggers.

const id = () => integer("id").primaryKey({ autoIncrement: true });

/** What every text of a member has. */
const written = () => ({
  /** Whose it is; nobody's once the account is gone. */
  member: integer("member").references(() => members.id, { onDelete: "set null" }),
  /** What the member was called when it was written; staff let this through, too. Empty once the account is gone. */
  username: text("username").notNull(),
  content: text("content").notNull(),
  /** pending · public · refused · hidden, set at the desk. */
  state: text("state").notNull(),
  /** Why it was refused or hidden, for its author. */
  reason: text("reason").notNull().default(""),
  /** UTC, ISO 8601. */
  createtime: text("createtime").notNull(),
  /** The form's own id: the same token of a member again stores nothing new. */
  token: text("token"),
});

export const posts = sqliteTable(
  "posts",
  {
    id: id(),
    /** speak: a question · stick: a note. */
    kind: text("kind").notNull(),
    title: text("title").notNull(),
    /** 0 where it is about no product; editors may take the product away. */
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
    /** Whoever asked says that this was it. */
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

/** What was done at the desk: a line for every act, kept when what it was about is gone. */
export const boardActs = sqliteTable("board_acts", {
  id: id(),
  /** UTC, ISO 8601. */
  time: text("time").notNull(),
  who: text("who").notNull(),
  act: text("act").notNull(),
  /** What it was about, as commands name it: `12`, `r34`, `m5`. */
  subject: text("subject").notNull(),
  why: text("why").notNull(),
});
