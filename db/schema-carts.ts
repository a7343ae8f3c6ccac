import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { members } from "./schema-members";
import { messages } from "./schema-visitors";

// Inquiries: what a visitor puts on a list (a cart, as the API calls it), and what was sent of it (an order).
// No line refers to its product by a foreign key: editors may take a product away, and who listed it keeps the row.

export const carts = sqliteTable(
  "carts",
  {
    /** 128 random bits, known to the visitor alone (lib/inquiry/cart-token.ts). */
    id: text("id").primaryKey(),
    /** UTC, ISO 8601; empty of one that was made before this was kept. */
    created: text("created").notNull().default(""),
    /** The last change, UTC, ISO 8601. */
    changed: text("changed").notNull(),
    /** Where goods would be delivered to; all empty where nothing is said. */
    name: text("name").notNull().default(""),
    phone: text("phone").notNull().default(""),
    addres: text("addres").notNull().default(""),
    /** What the list is for, in the visitor's words; empty without. */
    project: text("project").notNull().default(""),
  },
  (table) => [index("carts_changed").on(table.changed), index("carts_phone").on(table.phone)],
);

export const cartLines = sqliteTable(
  "cart_lines",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    cart: text("cart")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    product: integer("product").notNull(),
    /** Order code as the maker writes it, empty without. */
    code: text("code").notNull(),
    quantity: integer("quantity").notNull(),
    note: text("note").notNull(),
    /** Whether it goes along when the list is sent. */
    checked: integer("checked", { mode: "boolean" }).notNull().default(true),
    /** The line of a parts list that it was read from, where that says it otherwise. */
    written: text("written").notNull().default(""),
  },
  (table) => [uniqueIndex("cart_lines_product").on(table.cart, table.product, table.code)],
);

/** Lines of parts lists that could not be read: kept as they were written, and sent along. */
export const unreadLines = sqliteTable(
  "unread_lines",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    cart: text("cart")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    written: text("written").notNull(),
    /** What else was read of it, for when a product is chosen. */
    quantity: integer("quantity").notNull(),
    note: text("note").notNull(),
    /** What may be meant: Named[] as JSON (lib/parts-list/name.ts). */
    meant: text("meant").notNull(),
  },
  (table) => [index("unread_lines_cart").on(table.cart)],
);

/** A list that was sent: a message with what was on the list at that moment. Goes with its message. */
export const orders = sqliteTable(
  "orders",
  {
    /** 96 random bits in hex: whoever knows it may see the receipt. */
    number: text("number").primaryKey(),
    message: integer("message")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** The list that it was sent from; it may be gone. */
    cart: text("cart").notNull(),
    /** Who was signed in when it was sent, or signed in afterwards where it was sent, with the phone that it names. */
    member: integer("member").references(() => members.id, { onDelete: "set null" }),
    /** received · processing · replied · closed, set at the desk. */
    state: text("state").notNull().default("received"),
    /** OrderLine[] as JSON (lib/inquiry/order.ts). */
    lines: text("lines").notNull(),
    /** Address as JSON (lib/inquiry/order.ts), empty where nothing was said. */
    delivery: text("delivery").notNull(),
    /** As the list had it. */
    project: text("project").notNull().default(""),
    /** Lines of a parts list that could not be read, string[] as JSON; empty without. */
    unread: text("unread").notNull().default(""),
  },
  (table) => [
    uniqueIndex("orders_message").on(table.message),
    index("orders_cart").on(table.cart, table.message),
    index("orders_member").on(table.member, table.message),
  ],
);

/** What was on a list when its maker asked for a link to it: codes and quantities, and nothing that was written beside them. */
export const sharedLists = sqliteTable(
  "shared_lists",
  {
    /** 128 random bits in hex: whoever knows it sees the lines. */
    token: text("token").primaryKey(),
    cart: text("cart")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    /** UTC, ISO 8601; of the last time that this was asked for. */
    createtime: text("createtime").notNull(),
    /** SharedLine[] as JSON (db/queries/inquiry/shared-lists.ts). */
    lines: text("lines").notNull(),
  },
  (table) => [
    index("shared_lists_cart").on(table.cart),
    index("shared_lists_createtime").on(table.createtime),
  ],
);

/** Keys that this store made for itself; a copy of the store has them, too. */
export const secrets = sqliteTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
