import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { orders } from "./schema-carts";

// Quotations for an order, round by round, with the replies of the customer. Deleted with the order.

export const quotations = sqliteTable(
  "quotations",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    order: text("order_number")
      .notNull()
      .references(() => orders.number, { onDelete: "cascade" }),
    /** UTC, ISO 8601. */
    createtime: text("createtime").notNull(),
    /** QuotedLine[] as JSON, one for each line of the order (lib/inquiry/quotation.ts). */
    lines: text("lines").notNull(),
    /** Terms as JSON (lib/inquiry/quotation.ts). */
    terms: text("terms").notNull(),
  },
  (table) => [index("quotations_order").on(table.order)],
);

export const quotationReplies = sqliteTable(
  "quotation_replies",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    quotation: integer("quotation")
      .notNull()
      .references(() => quotations.id, { onDelete: "cascade" }),
    /** accept · decline · ask */
    kind: text("kind").notNull(),
    /** Entered by the customer; may be empty. */
    words: text("words").notNull(),
    /** UTC, ISO 8601. */
    createtime: text("createtime").notNull(),
  },
  (table) => [index("quotation_replies_quotation").on(table.quotation)],
);
