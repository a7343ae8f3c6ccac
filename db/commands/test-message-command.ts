import { sharedStore } from "@/db/connection";
import { addToCart, setCartAddress } from "@/db/queries/cart-changes";
import { sendOrder } from "@/db/queries/orders";
import { lineForm, orderForm } from "@/lib/cart/form";
import type { Address } from "@/lib/cart/order";
import { readOrder } from "./message-options";
import { ORDERS } from "./message-actions";

const PRODUCTS = [900_001, 900_002];

/** Leaves no message and no list, and two products that may be listed, the first with order codes `LH-A/{10|20}`. */
export function emptyDesk() {
  const store = sharedStore();
  store.exec(`
    DELETE FROM messages; DELETE FROM carts; DELETE FROM message_limits; DELETE FROM sqlite_sequence;
    INSERT OR IGNORE INTO products (id, type, title, model, images) VALUES
      (${PRODUCTS[0]}, 33, '甲电容', 'LH-A', ''), (${PRODUCTS[1]}, 33, '乙电容', 'LH-B', '');`);
  const grammar = { head: "LH-A", parts: [{ kind: "number", name: "容量", before: "/", numbers: [10, 20] }] };
  store
    .prepare("INSERT OR IGNORE INTO product_codes (product, grammar) VALUES (?, ?)")
    .run(PRODUCTS[0], JSON.stringify(grammar));
}

/** What the desk is answered to `npm run messages -- …`. */
export const order = async (...typed: string[]) => {
  const read = readOrder(typed);
  return ORDERS[read.command]!(read);
};

type Row = {
  name?: string;
  phone?: string;
  content?: string;
  about?: string;
  createtime?: string;
  suspected?: number;
  state?: string;
};
/** A stored message. */
export function add({
  name = "王小明",
  phone = "13800138000",
  content = "",
  about = "",
  createtime,
  suspected = 0,
  state = "new",
}: Row) {
  sharedStore()
    .prepare(
      `INSERT INTO messages (name, phone, sex, email, addres, content, about, createtime, source, client, agent, notice, suspected, state)
       VALUES (?, ?, '1', '', '澜州', ?, ?, ?, '/contact', '203.0.113.0/24', 'Edge', '2026-11', ?, ?)`,
    )
    .run(name, phone, content, about, createtime ?? "2026-11-20T05:00:00.000Z", suspected, state);
}

const counted = { visitor: "", network: "" };
const sender = { source: "/cart", client: "", agent: "Edge", notice: "2026-11", limitKey: "" };

type Listed = { note?: string; to?: Partial<Address>; changed?: Date };
/** A list of three LH-A/10 with this note and one LH-B. @returns its id */
export async function addList({ note = "", to, changed = new Date() }: Listed = {}) {
  const add = async (cart: string | undefined, fields: Record<string, string>) => {
    const added = await addToCart(cart, lineForm.parse(fields), counted, changed);
    if (!("cart" in added)) throw new Error(JSON.stringify(added));
    return added.cart;
  };
  const first = { product_id: String(PRODUCTS[0]), code: "LH-A/10", quantity: "3", note };
  const cart = await add(undefined, first);
  await add(cart, { product_id: String(PRODUCTS[1]) });
  const address = { name: "收货人", phone: "13700137000", addres: "澜州仓库", ...to };
  if (to) await setCartAddress(cart, address, counted, changed);
  return cart;
}

/** Sends a list as one message. @returns the number of the order */
export async function sendList(
  cart: string,
  fields: { name?: string; phone?: string; content?: string } = {},
) {
  const form = orderForm.parse({ name: "王小明", phone: "13800138000", addres: "澜州", ...fields });
  const sent = await sendOrder(cart, form, sender, new Date("2026-11-20T05:00:00Z"));
  if (!("number" in sent)) throw new Error(JSON.stringify(sent));
  return sent.number;
}
