import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { putFirstStore, startSite } from "@/e2e/start-site";
import type { Scale } from "./fault";

const AT_ONCE = 8;
const POSTING_MS = { short: 1000, long: 4000 };

type Work<Task> = {
  next: () => Task;
  /** Continues a task and says whether it is done. A task without a response continues after the next start. */
  perform: (url: string, task: Task) => Promise<boolean>;
  /** The least number of kills, and whether enough was acknowledged by then. */
  cycles: number;
  isEnough: () => boolean;
};

/**
 * Kills and restarts the site many times while eight visitors work.
 * @returns the number of kills, and of tasks still not done after a final undisturbed run
 */
export async function killAgainAndAgain<Task>(
  store: string,
  scale: Scale,
  { next, perform, cycles, isEnough }: Work<Task>,
) {
  if (!existsSync(store)) putFirstStore(store);
  let open: Task[] = [];
  let done = 0;
  for (let isLast = false; !isLast;) {
    isLast = done >= cycles && isEnough();
    const site = await startSite({ DATABASE_FILE: store, MESSAGE_REFILL_S: "0" });
    const again = open;
    open = [];
    let isOver = false;
    const visitor = async () => {
      for (;;) {
        const task = again.pop() ?? (isOver || isLast ? undefined : next());
        if (!task) return;
        if (!(await perform(site.url, task))) open.push(task);
      }
    };
    const visitors = Promise.all(Array.from({ length: AT_ONCE }, visitor));
    if (!isLast) {
      done++;
      await pause(200 + Math.random() * POSTING_MS[scale]);
      isOver = true;
      site.process.kill("SIGKILL");
    }
    await visitors;
    await site.stop();
  }
  return { cycles: done, open: open.length };
}
