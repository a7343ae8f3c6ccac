import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { assertStoreInPlace, storeForWriting } from "./connection.mjs";

const GIVE_UP_MS = 6000;
const PAUSE_MS = 20;

const isLocked = (error: unknown) =>
  /^SQLITE_(?:BUSY|LOCKED)/.test(String((error as { code?: unknown }).code));

async function attempt<Result>(change: () => Result): Promise<Result> {
  const deadline = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      const result = storeForWriting().transaction(change).immediate();
      assertStoreInPlace();
      return result;
    } catch (error) {
      if (!isLocked(error) || Date.now() > deadline) throw error;
    }
    await pause(PAUSE_MS);
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `change` in a transaction, one after another in this process. While another process holds the store the
 * caller waits, and nobody else does: SQLite itself never waits (db/connection.mjs).
 * @throws SQLITE_BUSY after six seconds, SQLITE_CANTOPEN when the store's file is gone, and whatever `change` throws;
 * nothing is stored then
 */
export function write<Result>(change: () => Result): Promise<Result> {
  const result = last.then(
    () => attempt(change),
    () => attempt(change),
  );
  last = result.catch(() => undefined);
  return result;
}
