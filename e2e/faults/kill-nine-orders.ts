import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { fromStore, spreadOver } from "@/e2e/content";
import { callOnce } from "./client";
import type { Fault } from "./fault";
import { killAgainAndAgain } from "./kill-cycles";
import { checkOf } from "./stored";

const CYCLES = { short: 3, long: 100 };
const PRODUCTS = 3;

/** A visitor who lists three products and sends the list, and what was acknowledged. */
type Inquiry = { content: string; cart: string; lines: number[]; number: string };
const newInquiry = (): Inquiry => ({ content: randomUUID(), cart: "", lines: [], number: "" });

/** Adds the remaining products, then sends; stops without a response, to continue later. */
async function goOn(url: string, inquiry: Inquiry, products: readonly number[]): Promise<boolean> {
  for (const product of products.slice(inquiry.lines.length)) {
    const fields = { product_id: String(product), note: inquiry.content };
    const added = await callOnce(url, "/api/carts", fields, inquiry.cart);
    if (!added) return false;
    inquiry.cart ||= String(added.token);
    inquiry.lines.push(product);
  }
  const { content } = inquiry;
  const message = { name: "故障测试", phone: "13800138000", addres: "澜州", content, token: content };
  const sent = await callOnce(url, "/api/orders", message, inquiry.cart);
  if (sent) inquiry.number = String(sent.number);
  return sent !== undefined;
}

type Stored = { number: string; content: string; lines: string };

/** Compares the database with what was acknowledged. */
function compare(file: string, inquiries: readonly Inquiry[]) {
  const store = new Database(file, { readonly: true });
  const orders = store
    .prepare("SELECT number, content, lines FROM orders JOIN messages ON messages.id = orders.message")
    .all() as Stored[];
  const left = store.prepare("SELECT count(*) FROM cart_lines WHERE cart = ?").pluck();
  const sent = inquiries.filter(({ number }) => number !== "");
  const lost = sent.filter(({ number, content, lines }) => {
    const own = orders.filter((order) => order.content === content);
    const listed = (JSON.parse(own[0]?.lines ?? "[]") as { product_id: number }[]).map(
      (line) => line.product_id,
    );
    return own[0]?.number !== number || lines.some((product) => !listed.includes(product));
  });
  const doubled = orders.length - new Set(orders.map(({ content }) => content)).size;
  const remaining = sent.filter(({ cart }) => Number(left.get(cart.split(".")[0])) > 0).length;
  store.close();
  return { sent: sent.length, lost, doubled, remaining };
}

/** Visitors list products and send them; without a response they retry with the same tokens. */
export const killNineOrders: Fault = async (scale) => {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-kill-"));
  const file = path.join(folder, "site.db");
  const inquiries: Inquiry[] = [];
  let products: number[] | undefined;
  const next = () => {
    const inquiry = newInquiry();
    inquiries.push(inquiry);
    return inquiry;
  };
  const { cycles, open } = await killAgainAndAgain(file, scale, {
    next,
    perform: (url, inquiry) =>
      goOn(url, inquiry, (products ??= fromStore((store) => spreadOver(store, "products", PRODUCTS), file))),
    cycles: CYCLES[scale],
    isEnough: () => inquiries.some(({ number }) => number !== ""),
  });
  const { sent, lost, doubled, remaining } = compare(file, inquiries);
  const check = checkOf(file);
  const isFine = lost.length + doubled + remaining + open === 0 && check === "ok";
  // Faults are looked for in the database.
  if (isFine) rmSync(folder, { recursive: true, force: true });
  else console.error(`${file} ${JSON.stringify(lost)}`);
  return {
    what: "提交询价单时 kill -9：次数 / 已确认 / 丢失 / 重复 / 提交后仍在单上",
    measured: `${cycles} / ${sent} / ${lost.length} / ${doubled} / ${remaining}，quick_check ${check}`,
    isFine,
  };
};
