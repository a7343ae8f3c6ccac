// Memory of the server after many requests of every kind, including hostile ones.
import { randomUUID } from "node:crypto";
import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import pLimit from "p-limit";
import { allRoutes } from "@/e2e/routes";
import { siteSearchHref } from "@/lib/links/search-address";
import type { Options } from "./options";
import type { Server } from "@/scripts/measure/server";
import { pageKinds, startSite } from "@/scripts/measure/site";

export type Morning = { after: Record<string, number> };

const AT_ONCE = 16;
const ENCODINGS = ["br", "gzip", "identity"];
const HAN = "电压电流谐波补偿容量仪表开关柜无功功率滤波电抗";

type Ask = () => Promise<unknown>;

const times = (count: number, ask: (at: number) => Promise<unknown>): Ask[] =>
  Array.from({ length: count }, (_, at) => () => ask(at));

/** A search that was not made before. */
const words = (at: number) => `${HAN[at % HAN.length]}${HAN[(at * 7 + 3) % HAN.length]} ${at}`;

/** Sends raw bytes, reads the answer, and disconnects after a timeout. */
const raw = (url: string, text: string | Buffer) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = net.connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(2000, () => socket.destroy());
    socket.resume().on("error", () => undefined);
    socket.on("close", () => resolve());
  });

/** A list with a hundred lines, changed and read. */
async function fullList(url: string, products: number[]) {
  let token = "";
  for (let line = 0; line < 100; line++) {
    const body = new URLSearchParams({
      product_id: String(products[line % products.length]),
      note: `第 ${line} 行`,
    });
    const answer = await fetch(`${url}/api/carts`, {
      method: "POST",
      body,
      headers: token ? { token } : {},
    });
    const { data } = (await answer.json()) as { data: { token?: string } | null };
    token = data?.token ?? token;
  }
  const read = { headers: { token, cookie: `list=${token}` } };
  for (const address of ["/api/carts", "/cart"]) await (await fetch(url + address, read)).arrayBuffer();
}

/** The requests by kind, in order. */
function morning({ url }: Server, store: string): Record<string, Ask[]> {
  const content = new Database(store, { readonly: true });
  const products = content.prepare("SELECT id FROM products ORDER BY id").pluck().all() as number[];
  const pages = [...new Set([...allRoutes(content), ...Object.values(pageKinds(store))])];
  content.close();
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(url + path, { headers })).arrayBuffer();
  const post = async (path: string, fields: Record<string, string>) =>
    (await fetch(url + path, { method: "POST", body: new URLSearchParams(fields) })).arrayBuffer();
  const message = (more: Record<string, string>) =>
    post("/api/Message/add", {
      name: "测",
      phone: "13800138000",
      addres: "澜州",
      content: randomUUID(),
      ...more,
    });
  const twelveMegabytes = Buffer.concat([
    Buffer.from("POST /api/Message/add HTTP/1.1\r\nHost: x\r\nContent-Length: 12582912\r\n\r\n"),
    Buffer.alloc(12 * 1024 * 1024, "a"),
  ]);
  return {
    "every page in every encoding": pages.flatMap((page) =>
      ENCODINGS.map((encoding) => () => get(page, { "accept-encoding": encoding })),
    ),
    "every data sheet and package": products.flatMap((id) => [
      () => get(`/datasheet/${id}.pdf`),
      () => get(`/downloads/${id}.zip`),
    ]),
    "3,000 searches": [
      ...times(1000, (at) => get(siteSearchHref({ searched: words(at) }))),
      ...times(1000, (at) => get(`/code?${new URLSearchParams({ q: words(at) })}`)),
      ...times(1000, (at) => get(`/api/Search/suggest?${new URLSearchParams({ q: words(at) })}`)),
    ],
    "20 full lists": times(20, () => fullList(url, products)),
    "1,000 messages, half of them robots'": times(1000, (at) =>
      message(at % 2 ? {} : { website: "https://spam.example" }),
    ),
    "hostile requests": [
      ...times(40, () => raw(url, twelveMegabytes)),
      ...times(500, (at) => raw(url, `GET /${"x".repeat(20_000)}${at} HTTP/1.1\r\nHost: x\r\n\r\n`)),
      ...times(500, () => raw(url, "GET /index HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")),
      ...times(5000, (at) => get(`/nothing/${at}?x=${at}`)),
      ...times(2000, (at) => get(`/product_type_list/41?title=${words(at)}&page=${at}`)),
    ],
    "20,000 calls of which none is like another": times(20_000, (id) =>
      post("/api/Product/getDetail", { id: String(id) }),
    ),
  };
}

/** Resident memory after each kind of request, and after a minute of idling. */
export async function measureMorning({ store, folder, say }: Options): Promise<Morning> {
  const site = await startSite(store, folder);
  const after: Record<string, number> = { "the start": site.memory() };
  for (const [what, asks] of Object.entries(morning(site, store))) {
    await pLimit(AT_ONCE).map(asks, (ask) => ask().catch(() => undefined));
    after[what] = site.memory();
    say(`memory after ${what}: ${Math.round(site.memory() / 1e6)} MB`);
  }
  await pause(60_000);
  after["a minute of quiet"] = site.memory();
  await site.stop();
  return { after };
}
