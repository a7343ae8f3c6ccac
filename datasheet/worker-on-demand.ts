import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import pLimit from "p-limit";

type Limits = {
  /** The idle time after which the thread ends. */
  idleMs: number;
  /** The timeout of a request. */
  mostMs: number;
  /** The number of requests after which the thread is replaced, which frees what libraries keep in memory. */
  mostAnswers: number;
};

/**
 * Sends requests to a worker thread, one at a time. The thread starts at the first request and ends after an idle time
 * or a number of answers; a thread that failed or timed out is replaced at the next request.
 */
export function workerOnDemand<Asked, Answer>(start: () => Worker, { idleMs, mostMs, mostAnswers }: Limits) {
  const oneByOne = pLimit(1);
  let current: Worker | undefined;
  let answers = 0;
  let idle: NodeJS.Timeout | undefined;

  function running(): Worker {
    if (current) return current;
    const worker = start();
    worker.unref();
    // A pending request gets the error by `once`; without one, the error must not end this process.
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      if (current === worker) current = undefined;
    });
    answers = 0;
    return (current = worker);
  }

  // Cleared before the thread ends, so that a request in the meantime starts another one.
  async function end() {
    const worker = current;
    current = undefined;
    await worker?.terminate();
  }

  async function ask(asked: Asked): Promise<Answer> {
    clearTimeout(idle);
    const worker = running();
    const over = new AbortController();
    const { signal } = over;
    // Not `AbortSignal.timeout`: Node may garbage-collect it, and the queue would wait forever.
    const patience = setTimeout(() => over.abort(), mostMs);
    try {
      worker.postMessage(asked);
      const gone = once(worker, "exit", { signal }).then(() => {
        throw new Error("the thread ended without an answer");
      });
      const [answer] = (await Promise.race([once(worker, "message", { signal }), gone])) as [Answer];
      if (++answers < mostAnswers) idle = setTimeout(end, idleMs).unref();
      else await end();
      return answer;
    } catch (error) {
      await end();
      throw error;
    } finally {
      clearTimeout(patience);
      over.abort();
    }
  }

  return (asked: Asked) => oneByOne(ask, asked);
}
