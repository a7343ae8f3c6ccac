import { setImmediate as turn } from "node:timers/promises";
import pLimit from "p-limit";
import { rendersWaiting, renderSeconds } from "./metrics";

/** Rendering is work for the one processor of this process: two at once would take as long, and hold others up longer. */
const AT_ONCE = 1;
/** The last in a full queue waits some seconds. */
const MAX_WAITING = 100;

/** There are more renderings to do than visitors would wait for. */
export class TooBusy extends Error {}

/**
 * Limits how many pages are rendered at once and how many wait for it.
 * @throws TooBusy at once when the queue is full
 */
export function renderQueue() {
  const limit = pLimit(AT_ONCE);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= MAX_WAITING) throw new TooBusy("too many renderings wait");
    rendersWaiting.inc();
    return limit(async () => {
      rendersWaiting.dec();
      // Who came meanwhile is served between two renderings.
      await turn();
      const end = renderSeconds.startTimer();
      return work().finally(end);
    });
  };
}
