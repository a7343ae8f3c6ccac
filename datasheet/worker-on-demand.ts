import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import pLimit from "p-limit";

type Limits = {
  /** How long the thread waits for another request before it ends. */
  idleMs: number;
  /** How long one request may take. */
  mostMs: number;
  /** How many requests one thread answers: what libraries keep in it is freed with it. */
  mostAnswers: number;
};

/**
 * Asks a worker thread, one request at a time. The thread lives while it is asked: it starts at a request, ends when it
 * was idle or has answered enough, and one that failed or took too long is replaced at the next request.
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
    // Whoever waits hears of it by `once`; when nobody waits, it must not end this process.
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      if (current === worker) current = undefined;
    });
    answers = 0;
    return (current = worker);
  }

  // Forgotten before it ends: a request that comes meanwhile starts another one.
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
    // Not `AbortSignal.timeout`: Node may collect it as garbage, and the queue would wait for ever.
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
