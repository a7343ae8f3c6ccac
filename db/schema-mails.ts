import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Mails to customers. What waits to be sent stands among the announcements, and its address in the message alone.

/** How many mails of a day went to whom. */
export const customerMails = sqliteTable(
  "customer_mails",
  {
    /** YYYY-MM-DD in China; those of days that are over are deleted. */
    day: text("day").notNull(),
    /** received · answered */
    kind: text("kind").notNull(),
    /** A hash with a key of this store (lib/inquiry/stop-token.ts). */
    mailbox: text("mailbox").notNull(),
    times: integer("times").notNull(),
  },
  ({ day, kind, mailbox }) => [primaryKey({ columns: [day, kind, mailbox] })],
);

/** Mailboxes that want no mails: kept for as long as the store is, or they would get some again. */
export const stoppedMailboxes = sqliteTable("stopped_mailboxes", {
  mailbox: text("mailbox").primaryKey(),
  /** UTC, ISO 8601. */
  createtime: text("createtime").notNull(),
});
