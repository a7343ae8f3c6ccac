import Database from "better-sqlite3";
import type { Reply } from "@/e2e/server/nginx";
import { newMessage } from "./client";

/** Requests that one or a few visitors make as fast as nginx permits; `nth` counts them. */
export type Unfair = { addresses: number; ask: (send: Send, nth: number) => Promise<Reply> };
type Asked = { method?: string; headers?: Record<string, string>; body?: string };
export type Send = (path: string, asked?: Asked) => Promise<Reply>;

const FORM = { "content-type": "application/x-www-form-urlencoded" };
export const posted = (fields: Record<string, string>, headers: Record<string, string> = {}): Asked => ({
  method: "POST",
  headers: { ...FORM, ...headers },
  body: new URLSearchParams(fields).toString(),
});

type Product = { id: number; ordercode: string };
const productsOf = (store: Database.Database) =>
  store.prepare("SELECT id, ordercode FROM products ORDER BY id").all() as Product[];

/** A list of maximal length: the first line through the API, the others written into the database. */
async function fullList(file: string, send: Send) {
  const store = new Database(file);
  const products = productsOf(store).slice(0, 100);
  const { headers } = await send("/api/carts", posted({ product_id: String(products[0]?.id) }));
  const cookie = (headers["set-cookie"] ?? []).map((text) => text.split(";", 1).join("")).join("; ");
  const add = store.prepare(
    "INSERT INTO cart_lines (cart, product, code, quantity, note) SELECT id, ?, '', 1, '' FROM carts",
  );
  for (const { id } of products.slice(1)) add.run(id);
  const lines = store.prepare("SELECT id, product FROM cart_lines").all() as {
    id: number;
    product: number;
  }[];
  store.close();
  const codeOf = (product: number) => products.find(({ id }) => id === product)?.ordercode ?? "";
  /** Changes every line of it. */
  const changes = (nth: number) =>
    Object.fromEntries(
      lines.flatMap(({ id, product }) => [
        [`quantity-${id}`, String((nth % 99) + 1)],
        [`code-${id}`, nth % 4 === 0 ? codeOf(product) : ""],
        [`note-${id}`, `${nth}`],
      ]),
    );
  return { cookie, changes };
}

/** The most expensive requests there are. @param file the database of the site */
export async function unfairKinds(file: string, send: Send): Promise<Record<string, Unfair>> {
  const { cookie, changes } = await fullList(file, send);
  const store = new Database(file, { readonly: true });
  const products = productsOf(store);
  store.close();
  const typed = (nth: number) =>
    [`/code?q=${nth}`, `/search?q=${nth}`, `/tools/kvar?p=${nth}`][nth % 3] ?? "";
  return {
    "满 100 行的清单，又存又看": {
      addresses: 1,
      ask: (send, nth) =>
        nth % 2 === 0
          ? send("/cart", { headers: { cookie } })
          : send("/cart/change", posted(changes(nth), { cookie })),
    },
    还没有做好的资料包: {
      addresses: 1,
      ask: (send, nth) => send(`/downloads/${products[nth % products.length]?.id}.zip`),
    },
    不留存的页: { addresses: 3, ask: (send, nth) => send(typed(nth)) },
    可疑的留言: {
      addresses: 60,
      ask: (send) => send("/api/Message/add", posted({ ...newMessage(), website: "x" })),
    },
  };
}
