import { setImmediate as turn } from "node:timers/promises";
import pLimit from "p-limit";
import { perProcess } from "./per-process";

const limit = perProcess("in-pauses", () => pLimit(1));

/**
 * Runs a piece of blocking work. Other requests are served before the next piece, and callers with many pieces take turns.
 */
export const inPauses = <Result>(work: () => Result): Promise<Result> =>
  limit(async () => {
    await turn();
    return work();
  });
