import { mkdirSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";

const WAIT_MS = 60_000;

/**
 * Runs `work` while no other process does the same to this store. The lock is SQLite's on a file beside the store: it
 * ends with the process that holds it, however that ends.
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
