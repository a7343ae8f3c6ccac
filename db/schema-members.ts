import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Members: who signs in by a code that is sent to a phone. Nothing here is content.

export const members = sqliteTable(
  "members",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    phone: text("phone").notNull().unique(),
    /** What others are shown beside what the member writes from now on. */
    username: text("username").notNull(),
    /** UTC, ISO 8601. */
    createtime: text("createtime").notNull(),
    /** The last time that the member signed in, UTC, ISO 8601. */
    seen: text("seen").notNull(),
    /** Why the member may write no more; empty for all others. */
    banned: text("banned").notNull().default(""),
    /** Version of the privacy notice at the first signing in. */
    notice: text("notice").notNull(),
  },
  (table) => [index("members_seen").on(table.seen)],
);

/** Where members are signed in. Of what the browser keeps, only a hash is kept here. */
export const sessions = sqliteTable(
  "sessions",
  {
    hash: text("hash").primaryKey(),
    member: integer("member")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** Milliseconds since 1970. */
    ends: integer("ends").notNull(),
  },
  (table) => [index("sessions_member").on(table.member), index("sessions_ends").on(table.ends)],
);

/** Codes that were sent within a day: the newest of a phone signs in once, all of them are counted (db/queries/members/sign-in-codes.ts). */
export const signInCodes = sqliteTable(
  "sign_in_codes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    phone: text("phone").notNull(),
    /** A keyed hash; empty once the code is of no use any more. */
    hash: text("hash").notNull(),
    /** Wrong ones that were tried instead. */
    tries: integer("tries").notNull().default(0),
    /** Milliseconds since 1970. */
    sent: integer("sent").notNull(),
    /** Who asked for it: a hash of an address, and the /24 or /48. */
    visitor: text("visitor").notNull(),
    network: text("network").notNull(),
  },
  (table) => [
    index("sign_in_codes_phone").on(table.phone, table.sent),
    index("sign_in_codes_sent").on(table.sent),
  ],
);
