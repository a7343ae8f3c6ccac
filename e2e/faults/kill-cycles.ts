import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { putFirstStore, startSite } from "@/e2e/start-site";
import type { Scale } from "./fault";

const AT_ONCE = 8;
const POSTING_MS = { short: 1000, long: 4000 };

type Work<Task> = {
  next: () => Task;
  /** Goes on with a task; whether it is done. What got no answer is gone on with after the next start. */
  perform: (url: string, task: Task) => Promise<boolean>;
  /** How often the site is killed at least, and whether enough was acknowledged by then. */
  cycles: number;
  isEnough: () => boolean;
};

/**
 * The site is killed while eight visitors work, and started again, many times.
 * @returns how often, and how many tasks are still not done after an undisturbed end
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
