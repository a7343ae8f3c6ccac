import { setImmediate as turn } from "node:timers/promises";
import pLimit from "p-limit";
import { perProcess } from "./per-process";

const limit = perProcess("in-pauses", () => pLimit(1));

/**
 * Does a piece of work that nobody else can be served during. Whoever came meanwhile is served before the next piece, and
 * those who have many pieces to do take turns.
 */
export const inPauses = <Result>(work: () => Result): Promise<Result> =>
  limit(async () => {
    await turn();
    return work();
  });
