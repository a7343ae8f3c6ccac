import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { firstId, fromStore } from "@/e2e/content";
import { startSite } from "@/e2e/start-site";
import { newMessage, PAGES, post, visit } from "./client";
import type { Fault } from "./fault";
import { memoryOf } from "./large-posts";

const MINUTE_MS = 60_000;
const MINUTES = 30;
/** From this minute on memory should be stable: what still grows is a leak. */
const SETTLED = 5;
/** Minutes at which memory and open files are sampled; the first is right after the warm-up. */
const LOOKS = [0, SETTLED, 10, 20, MINUTES];
const EVERY_MS = 33;
const MOST_GROWTH = 0.15;
const MOST_HANDLES = 10;
const addressesOf = (article: number) => [
  ...PAGES,
  "/api/Product/getCategory",
  "/product_type_list/33?title=电容",
  `/detail/${article}`,
  "/none",
];

/** The number of open files of a process, including sockets; NaN if the system does not report it. */
function handlesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return NaN;
  }
}

/** Half an hour of all kinds of requests at 30 per second. */
export const endurance: Fault = async () => {
  const site = await startSite({ MESSAGE_REFILL_S: "0" });
  const addresses = addressesOf(fromStore((store) => firstId(store, "news"), site.store));
  const pid = site.process.pid ?? 0;
  const first = memoryOf(pid);
  const looks: { minute: number; memory: number; handles: number }[] = [];
  const odd: string[] = [];
  const asked = new Set<Promise<unknown>>();
  const ask = (request: Promise<unknown>) => {
    asked.add(request);
    void request.finally(() => asked.delete(request));
  };
  const visitOne = async (path: string) => {
    const status = await visit(site.url, path).catch(() => 0);
    if (status !== (path === "/none" ? 404 : 200)) odd.push(`${status} ${path}`);
  };
  const postOne = async () => {
    const told = await post(site.url, newMessage());
    if (!told?.isStored) odd.push(`${told?.status ?? 0} post`);
  };
  let turn = 0;
  try {
    const start = Date.now();
    for (const minute of LOOKS) {
      for (; Date.now() - start < minute * MINUTE_MS; turn++) {
        ask(visitOne(addresses[turn % addresses.length] ?? "/index"));
        if (turn % 30 === 0) ask(postOne());
        await pause(EVERY_MS);
      }
      await Promise.all(asked);
      looks.push({ minute, memory: memoryOf(pid), handles: handlesOf(pid) });
    }
    const settled = looks.find(({ minute }) => minute === SETTLED);
    const last = looks.at(-1);
    const growth = (last?.memory ?? NaN) / (settled?.memory ?? NaN) - 1;
    const opened = (last?.handles ?? NaN) - (settled?.handles ?? NaN);
    const list = looks.map(({ minute, memory, handles }) => `${minute}：${memory.toFixed(0)} MB，${handles}`);
    return {
      what: `${MINUTES} 分钟混合负载（分钟：内存，打开的文件）`,
      measured:
        `启动 ${first.toFixed(0)} MB；${list.join("；")}；第 ${SETTLED} 分钟起 ${(growth * 100).toFixed(1)} %；请求 ${turn}，异常 ${odd.length}` +
        (odd.length > 0 ? `（${odd.slice(0, 3).join("；")}）` : ""),
      isFine: growth <= MOST_GROWTH && opened <= MOST_HANDLES && odd.length === 0,
    };
  } finally {
    await site.stop();
  }
};
