import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { newMessage, post, type Answered, wander } from "./client";
import { type Fault, percentile } from "./fault";
import { warmSite } from "./warm-site";

const HOLD = `
const store = new (require("better-sqlite3"))(process.argv[1], { timeout: 5000 });
store.exec("BEGIN IMMEDIATE");
process.stdout.write("held");
setTimeout(() => { store.exec("ROLLBACK"); store.close(); }, Number(process.argv[2]));`;

/**
 * Locks the database from another process until the post is answered, for `ms` at most. @returns the responses to the post and to pages
 * @param meanwhile called once the post is waiting
 */
export async function hold(url: string, store: string, ms: number, meanwhile = () => {}) {
  const holder = spawn(process.execPath, ["-e", HOLD, store, String(ms)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(holder, "exit");
  await once(holder.stdout, "data");
  const start = performance.now();
  const answered = post(url, newMessage()).then((told) => {
    holder.kill("SIGKILL");
    return { told, ms: performance.now() - start };
  });
  setTimeout(meanwhile, 500);
  let isOver = false;
  const visits = wander(url, () => isOver);
  await gone;
  isOver = true;
  return { ...(await answered), ...(await visits) };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const isBusy = (told: Answered | undefined) => told?.status === 503 && Number(told.retryAfter) > 0;

/** Duration of the first lock. */
const HELD_MS = { short: 1000, long: 3000 };

export const lockedStore: Fault = async (scale) => {
  const heldMs = HELD_MS[scale];
  const site = await warmSite({ MESSAGE_REFILL_S: "0" });
  try {
    // Baseline without the lock, as a busy machine is slow by itself.
    const end = Date.now() + 1000;
    const usual = percentile((await wander(site.url, () => Date.now() > end)).times, 0.99);
    const short = await hold(site.url, site.store, heldMs);
    await pause(100);
    const long = await hold(site.url, site.store, 10_000);
    const after = await post(site.url, newMessage());
    const p99 = percentile([...short.times, ...long.times], 0.99);
    const odd = [...short.odd, ...long.odd].length;
    return {
      what: `数据库被别的进程锁住 ${seconds(heldMs)} / 直到留言不再等`,
      measured:
        `${short.told?.isStored ? `${seconds(short.ms)} 后存下` : "没有存下"} / ` +
        `${seconds(long.ms)} 后答 ${long.told?.status}（Retry-After ${long.told?.retryAfter}）；` +
        `页面 p99 ${p99.toFixed(0)} ms（平时 ${usual.toFixed(0)} ms），异常 ${odd}`,
      isFine:
        short.told?.isStored === true &&
        short.ms < heldMs + 1500 &&
        isBusy(long.told) &&
        long.ms < 8000 &&
        after?.isStored === true &&
        odd === 0 &&
        p99 <= Math.max(100, usual * 2),
    };
  } finally {
    await site.stop();
  }
};
