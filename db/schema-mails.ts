import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Mails to customers. Queued mails are rows of `announcements`; the address is only in the message.

/** Number of mails per day and mailbox. */
export const customerMails = sqliteTable(
  "customer_mails",
  {
    /** YYYY-MM-DD in China; rows of past days are deleted. */
    day: text("day").notNull(),
    /** received · answered */
    kind: text("kind").notNull(),
    /** A hash keyed with a secret of this store (lib/inquiry/stop-token.ts). */
    mailbox: text("mailbox").notNull(),
    times: integer("times").notNull(),
  },
  ({ day, kind, mailbox }) => [primaryKey({ columns: [day, kind, mailbox] })],
);

/** Unsubscribed mailboxes: never deleted, otherwise they would receive mails again. */
export const stoppedMailboxes = sqliteTable("stopped_mailboxes", {
  mailbox: text("mailbox").primaryKey(),
  /** UTC, ISO 8601. */
  createtime: text("createtime").notNull(),
});
