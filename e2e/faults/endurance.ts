import { readdirSync } from "node:fs";
import { startSite } from "@/e2e/start-site";
import { newMessage, PAGES, post, visit } from "./client";
import { type Fault, pause } from "./fault";
import { memoryOf } from "./large-posts";

const MINUTE_MS = 60_000;
const MINUTES = 30;
const SETTLED = 5;
const EVERY_MS = 33;
const ADDRESSES = [
  ...PAGES,
  "/api/Product/getCategory",
  "/product_type_list/33?title=电容",
  "/detail/3001",
  "/none",
];

/** Open files of a process, SQLite's and sockets' alike; NaN where the system does not tell. */
function handlesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return NaN;
  }
}

/** Half an hour of everything at 30 requests a second. */
export const endurance: Fault = async () => {
  const site = await startSite({ MESSAGE_REFILL_S: "0" });
  const pid = site.process.pid ?? 0;
  const odd: number[] = [];
  const start = Date.now();
  let settled: { memory: number; handles: number } | undefined;
  try {
    for (let turn = 0; Date.now() - start < MINUTES * MINUTE_MS; turn++) {
      const path = ADDRESSES[turn % ADDRESSES.length] ?? "/index";
      void visit(site.url, path)
        .catch(() => 0)
        .then((status) => status !== 200 && status !== 404 && odd.push(status));
      if (turn % 30 === 0)
        void post(site.url, newMessage()).then((told) => told?.isStored || odd.push(told?.status ?? 0));
      if (!settled && Date.now() - start > SETTLED * MINUTE_MS)
        settled = { memory: memoryOf(pid), handles: handlesOf(pid) };
      await pause(EVERY_MS);
    }
    await pause(2000);
    const { memory, handles } = settled ?? { memory: NaN, handles: NaN };
    const growth = (memoryOf(pid) / memory - 1) * 100;
    const opened = handlesOf(pid) - handles;
    return {
      what: "30 分钟混合负载",
      measured: `内存 ${growth.toFixed(1)} %，打开的文件 ${opened >= 0 ? "+" : ""}${opened}，异常 ${odd.length}`,
      isFine: !(growth > 15) && !(opened > 10) && odd.length === 0,
    };
  } finally {
    await site.stop();
  }
};
