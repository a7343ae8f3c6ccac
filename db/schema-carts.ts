import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { members } from "./schema-members";
import { messages } from "./schema-visitors";

// Inquiries: a visitor's list (`cart` in the API), and an order, which is a list that was sent. Lines have no foreign
// key to products: editors may delete a product, and the visitor keeps the line.

export const carts = sqliteTable(
  "carts",
  {
    /** 128 random bits, known only to the visitor (lib/inquiry/cart-token.ts). */
    id: text("id").primaryKey(),
    /** UTC, ISO 8601; empty for lists from before this column existed. */
    created: text("created").notNull().default(""),
    /** The last change, UTC, ISO 8601. */
    changed: text("changed").notNull(),
    /** Delivery address; all empty if unset. */
    name: text("name").notNull().default(""),
    phone: text("phone").notNull().default(""),
    addres: text("addres").notNull().default(""),
    /** The project name, entered by the visitor; may be empty. */
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
    /** The order code in the maker's spelling; may be empty. */
    code: text("code").notNull(),
    quantity: integer("quantity").notNull(),
    note: text("note").notNull(),
    /** Whether it is sent with the list. */
    checked: integer("checked", { mode: "boolean" }).notNull().default(true),
    /** The original line of a pasted parts list, if it reads differently. */
    written: text("written").notNull().default(""),
  },
  (table) => [uniqueIndex("cart_lines_product").on(table.cart, table.product, table.code)],
);

/** Lines of parts lists that could not be parsed: kept as written, and sent with the list. */
export const unreadLines = sqliteTable(
  "unread_lines",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    cart: text("cart")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    written: text("written").notNull(),
    /** Other parsed values, used once a product is chosen. */
    quantity: integer("quantity").notNull(),
    note: text("note").notNull(),
    /** Suggestions: Named[] as JSON (lib/parts-list/name.ts). */
    meant: text("meant").notNull(),
  },
  (table) => [index("unread_lines_cart").on(table.cart)],
);

/** A sent list: a message with the lines at that moment. Deleted with its message. */
export const orders = sqliteTable(
  "orders",
  {
    /** 96 random bits in hex: whoever knows it may see the receipt. */
    number: text("number").primaryKey(),
    message: integer("message")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** The list that it was sent from, which may have been deleted. */
    cart: text("cart").notNull(),
    /**
     * The member signed in when it was sent, or who later signed in in the same browser with the phone of the order.
     */
    member: integer("member").references(() => members.id, { onDelete: "set null" }),
    /** received · processing · replied · closed, set by staff. */
    state: text("state").notNull().default("received"),
    /** OrderLine[] as JSON (lib/inquiry/order.ts). */
    lines: text("lines").notNull(),
    /** Address as JSON (lib/inquiry/order.ts); empty if unset. */
    delivery: text("delivery").notNull(),
    /** The project name of the list. */
    project: text("project").notNull().default(""),
    /** Unparsed lines of parts lists, string[] as JSON; may be empty. */
    unread: text("unread").notNull().default(""),
  },
  (table) => [
    uniqueIndex("orders_message").on(table.message),
    index("orders_cart").on(table.cart, table.message),
    index("orders_member").on(table.member, table.message),
  ],
);

/** The lines of a list when its owner created a link to it: codes and quantities, without notes. */
export const sharedLists = sqliteTable(
  "shared_lists",
  {
    /** 128 random bits in hex: whoever knows it sees the lines. */
    token: text("token").primaryKey(),
    cart: text("cart")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    /** UTC, ISO 8601; renewed when the link is requested again. */
    createtime: text("createtime").notNull(),
    /** SharedLine[] as JSON (db/queries/inquiry/shared-lists.ts). */
    lines: text("lines").notNull(),
  },
  (table) => [
    index("shared_lists_cart").on(table.cart),
    index("shared_lists_createtime").on(table.createtime),
  ],
);

/** Generated keys of this store; copies of the store contain them. */
export const secrets = sqliteTable("secrets", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
});
