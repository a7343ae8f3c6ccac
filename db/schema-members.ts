import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Members, who sign in with a code sent to their phone. Not content.

export const members = sqliteTable(
  "members",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    phone: text("phone").notNull().unique(),
    /** The public name, used for texts from now on. */
    username: text("username").notNull(),
    /** UTC, ISO 8601. */
    createtime: text("createtime").notNull(),
    /** The last sign-in, UTC, ISO 8601. */
    seen: text("seen").notNull(),
    /** Why the member is banned from writing; empty if not. */
    banned: text("banned").notNull().default(""),
    /** Version of the privacy notice at the first sign-in. */
    notice: text("notice").notNull(),
  },
  (table) => [index("members_seen").on(table.seen)],
);

/** Signed-in sessions. Only a hash of the browser's token is stored. */
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

/**
 * Codes sent within the last day: only the newest of a phone is valid, once; all count for the limits
 * (db/queries/members/sign-in-codes.ts).
 */
export const signInCodes = sqliteTable(
  "sign_in_codes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    phone: text("phone").notNull(),
    /** A keyed hash; empty once the code is used up. */
    hash: text("hash").notNull(),
    /** Failed attempts. */
    tries: integer("tries").notNull().default(0),
    /** Milliseconds since 1970. */
    sent: integer("sent").notNull(),
    /** The requesting visitor: a hash of the address, and the /24 or /48. */
    visitor: text("visitor").notNull(),
    network: text("network").notNull(),
  },
  (table) => [
    index("sign_in_codes_phone").on(table.phone, table.sent),
    index("sign_in_codes_sent").on(table.sent),
  ],
);
