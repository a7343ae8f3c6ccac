import { setTimeout as pause } from "node:timers/promises";
import { firstId, fromStore } from "@/e2e/content";
import { startSite } from "@/e2e/start-site";
import { visit } from "./client";
import { type Fault, percentile, timed } from "./fault";

const CONNECTIONS = 100;
const ROUNDS = 5;
const ROUND_MS = 10_000;
const addressesOf = (product: number) =>
  ["/index", "/news?page=2", `/newdetail/${product}`].concat(["/api/Product/getCategory", "/icon.svg"]);

/** A hundred visitors at once on five kinds of address, after Directus's test of concurrency. */
export const crowd: Fault = async () => {
  const site = await startSite();
  const addresses = addressesOf(fromStore((store) => firstId(store, "products"), site.store));
  const times: number[] = [];
  const odd: string[] = [];
  const visitor = async (path: string, end: number) => {
    while (Date.now() < end) {
      const ms = await timed(async () => {
        const status = await visit(site.url, path).catch(() => 0);
        if (status !== 200) odd.push(`${status} ${path}`);
      });
      times.push(ms);
    }
  };
  try {
    for (const path of addresses) await visit(site.url, path);
    for (let round = 0; round < ROUNDS; round++) {
      for (const path of addresses) {
        const end = Date.now() + ROUND_MS;
        await Promise.all(Array.from({ length: CONNECTIONS }, () => visitor(path, end)));
      }
      await pause(200);
    }
    return {
      what: "100 个连接 × 5 轮 × 10 秒 × 5 种地址：回答 / 异常",
      measured: `${times.length} / ${odd.length}，p99 ${percentile(times, 0.99).toFixed(0)} ms`,
      isFine: times.length > 0 && odd.length === 0,
    };
  } finally {
    await site.stop();
  }
};
