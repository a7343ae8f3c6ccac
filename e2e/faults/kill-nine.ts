import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSite } from "@/e2e/start-site";
import { type Message, newMessage, post } from "./client";
import { type Fault, pause } from "./fault";
import { checkOf, storedContents } from "./stored";

const AT_ONCE = 8;
/** How often the site is killed at least, and how many messages it must have acknowledged by then. */
const LEAST = { short: { cycles: 6, acknowledged: 1 }, long: { cycles: 250, acknowledged: 20_000 } };
const POSTING_MS = { short: 1000, long: 4000 };

/**
 * The site is killed while eight visitors post, and started again, many times. What had no answer is sent once more
 * with the same token, as the contact form does.
 */
export const killNine: Fault = async (scale) => {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-kill-"));
  const store = path.join(folder, "site.db");
  const acknowledged = new Set<string>();
  let open: Message[] = [];
  const least = LEAST[scale];
  let cycles = 0;
  for (let isLast = false; !isLast;) {
    isLast = cycles >= least.cycles && acknowledged.size >= least.acknowledged;
    const site = await startSite({ DATABASE_FILE: store, MESSAGE_REFILL_S: "0" });
    const again = open;
    open = [];
    let isOver = false;
    const visitor = async () => {
      for (;;) {
        const message = again.pop() ?? (isOver || isLast ? undefined : newMessage());
        if (!message) return;
        if ((await post(site.url, message))?.isStored) acknowledged.add(message.content);
        else open.push(message);
      }
    };
    const visitors = Promise.all(Array.from({ length: AT_ONCE }, visitor));
    if (!isLast) {
      cycles++;
      await pause(200 + Math.random() * POSTING_MS[scale]);
      isOver = true;
      site.process.kill("SIGKILL");
    }
    await visitors;
    await site.stop();
  }
  const stored = storedContents(store);
  const lost = [...acknowledged].filter((content) => !stored.has(content)).length;
  const doubled = [...stored.values()].filter((count) => count > 1).length;
  const check = checkOf(store);
  rmSync(folder, { recursive: true, force: true });
  return {
    what: "留言时 kill -9：次数 / 已确认 / 丢失 / 重复",
    measured: `${cycles} / ${acknowledged.size} / ${lost} / ${doubled}，quick_check ${check}`,
    isFine: lost === 0 && doubled === 0 && open.length === 0 && check === "ok",
  };
};
