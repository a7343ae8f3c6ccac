import { readFileSync } from "node:fs";
import { searchSite } from "@/db/queries/search/search";
import { suggest } from "@/db/queries/search/suggest";
import { ratedProducts } from "@/db/queries/search/rated";
import { searchIndex } from "@/db/queries/search/search-index";
import { sharedStore } from "@/db/connection";
const qs = readFileSync("/tmp/led/qs.txt", "utf8").trim().split("\n");
let t = performance.now();
await searchSite({ searched: "480V 30kvar 7%", page: 1, limit: 20 });
console.log("first", performance.now() - t, process.memoryUsage().rss / 1e6);
await suggest("480V");
async function run(name: string, f: (q: string) => Promise<unknown>, words = qs) {
  const ms: number[] = [];
  for (const q of words) { const t = performance.now(); await f(q); ms.push(performance.now() - t); if (ms.at(-1)! > 60) console.log("   slow", q, ms.at(-1)!.toFixed(0)); }
  ms.sort((a, b) => a - b);
  console.log(name, "p50", ms[ms.length >> 1]!.toFixed(1), "p95", ms[Math.floor(ms.length * 0.95)]!.toFixed(1), "max", ms.at(-1)!.toFixed(1));
}
const idx = await searchIndex();
await run("rated cold", (q) => ratedProducts(q, idx));
await run("rated warm", (q) => ratedProducts(q, idx));
await run("search", (q) => searchSite({ searched: q, page: 1, limit: 20 }));
await run("suggest", (q) => suggest(q));
const W = ["电", "电能", "电容器", "仪表", "多功能电力仪表", "补偿", "智能", "AB-1", "谐波", "三相"];
await run("words", (q) => searchSite({ searched: q, page: 1, limit: 20 }), W);
await run("suggest words", (q) => suggest(q), W);
if (process.argv[2] === "change") {
sharedStore().exec("UPDATE content_version SET version = version + 1");
await run("search after change", (q) => searchSite({ searched: q, page: 1, limit: 20 }));
await run("suggest after change", (q) => suggest(q));
}
process.exit(0);
