import { lineForm, orderForm } from "@/lib/inquiry/cart-form";
import type { Address } from "@/lib/inquiry/order";
import { sharedStore } from "@/db/connection";
import { addToCart } from "@/db/queries/inquiry/cart-adding";
import { setCartAddress } from "@/db/queries/inquiry/cart-addresses";
import { sendOrder } from "@/db/queries/inquiry/order-sending";

const CODED = 900_001;
const PLAIN = 900_002;

/** Two products that may be listed, the first with order codes `LH-A/{10|20}`. */
export function listableProducts() {
  const store = sharedStore();
  store.exec(`
    INSERT OR IGNORE INTO categories (id, name) VALUES (33, '电容');
    INSERT OR IGNORE INTO products (id, type, title, model, images) VALUES
      (${CODED}, 33, '甲电容', 'LH-A', ''), (${PLAIN}, 33, '乙电容', 'LH-B', '');`);
  const grammar = { head: "LH-A", parts: [{ kind: "number", name: "容量", before: "/", numbers: [10, 20] }] };
  store
    .prepare("INSERT OR IGNORE INTO product_codes (product, grammar) VALUES (?, ?)")
    .run(CODED, JSON.stringify(grammar));
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
  const cart = await add(undefined, { product_id: String(CODED), code: "LH-A/10", quantity: "3", note });
  await add(cart, { product_id: String(PLAIN) });
  const address = { name: "收货人", phone: "13700137000", addres: "澜州仓库", ...to };
  if (to) await setCartAddress(cart, address, counted, changed);
  return cart;
}

type Fields = { name?: string; phone?: string; content?: string };

/** Sends a list as one message. @returns the number of the order */
export async function sendList(cart: string, fields: Fields = {}, now = new Date("2026-11-20T05:00:00Z")) {
  const form = orderForm.parse({ name: "王小明", phone: "13800138000", addres: "澜州", ...fields });
  const sent = await sendOrder({ cart, member: undefined }, form, sender, now);
  if (!("number" in sent)) throw new Error(JSON.stringify(sent));
  return sent.number;
}
