import { setTimeout as pause } from "node:timers/promises";
import { logError } from "@/lib/log";
import { assertStoreInPlace, sharedStore, storeForWriting, storeInPlace } from "./connection";

/** Below the clients' own time-out of eight seconds (SPEC §9), so that they hear of it. */
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
 * When nobody has written for a moment, what stands in the write-ahead log goes into the store's own file, and the log is
 * emptied: one that is damaged or lost could then take only moments with it. Left full, a damaged one would hide what is in
 * the file already, as SQLite reads the pages that it can still read in the log instead of the newer ones in the file.
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
 * Runs `change` in a transaction, one after another in this process. While another process holds the store the
 * caller waits, and nobody else does: SQLite itself never waits (db/connection.ts).
 * @throws SQLITE_BUSY after six seconds or when too many wait, SQLITE_CANTOPEN when the store's file is gone, and
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
