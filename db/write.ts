import { setTimeout as pause } from "node:timers/promises";
import { logError } from "@/lib/log";
import { assertStoreInPlace, sharedStore, storeForWriting, storeInPlace } from "./connection";

/** Below the eight-second timeout of clients (SPEC §9), so that they get an answer. */
const GIVE_UP_MS = 6000;
const PAUSE_MS = 20;
const MAX_WAITING = 1000;

const isLocked = (error: unknown) =>
  error instanceof Error && "code" in error && /^SQLITE_(?:BUSY|LOCKED)/.test(String(error.code));

async function attempt<Result>(change: () => Result, deadline: number): Promise<Result> {
  for (;;) {
    try {
      const result = storeForWriting().transaction(change).immediate();
      assertStoreInPlace();
      return result;
    } catch (error) {
      if (!isLocked(error) || performance.now() > deadline) throw error;
    }
    await pause(PAUSE_MS);
  }
}

const IDLE_MS = 1000;
let idle: NodeJS.Timeout | undefined;

/**
 * Checkpoints and truncates the write-ahead log after a second without writes, so that a damaged or lost log costs at most
 * the last moments. A full log that is damaged would even hide newer data in the file, as SQLite prefers the pages that it can
 * still read in the log.
 */
function checkpointWhenIdle() {
  clearTimeout(idle);
  idle = setTimeout(() => {
    try {
      if (storeInPlace()) sharedStore().pragma("wal_checkpoint(TRUNCATE)");
    } catch (error) {
      logError("checkpoint-failed", error);
    }
  }, IDLE_MS).unref();
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs `change` in a transaction; changes of this process run one after another. While another process holds the write lock
 * only the caller waits, by retrying: SQLite itself never waits (db/connection.ts).
 * @throws SQLITE_BUSY after six seconds or if too many changes wait, SQLITE_CANTOPEN if the file of the store is gone, and
 * whatever `change` throws; nothing is stored then
 */
export async function write<Result>(change: () => Result): Promise<Result> {
  if (waiting >= MAX_WAITING)
    throw Object.assign(new Error("too many writes wait"), { code: "SQLITE_BUSY_QUEUE" });
  const deadline = performance.now() + GIVE_UP_MS;
  waiting++;
  const result = last.then(() => attempt(change, deadline));
  last = result.catch(() => undefined);
  try {
    return await result;
  } finally {
    waiting--;
    checkpointWhenIdle();
  }
}
