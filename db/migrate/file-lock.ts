import { mkdirSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";

const WAIT_MS = 60_000;

/**
 * Runs `work` under an exclusive lock across processes. It is an SQLite lock on a file beside the store, which is released
 * when the process ends, however it ends.
 */
export function withSideLock<Result>(file: string, work: () => Result): Result {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = new Database(`${file}.lock`, { timeout: WAIT_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return work();
  } finally {
    lock.close();
  }
}
