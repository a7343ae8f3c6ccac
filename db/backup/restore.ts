import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { restoreFiles } from "./attachments";
import { prove } from "./backup";
import { flushToDisk } from "./flush";

/** How many rows of the replaced store are missing in the backup. */
type Newer = { messages: number; orders: number; carts: number };
/** `newer` is undefined if the replaced store cannot be read; `missingFiles` counts attachments that were not with the backup. */
type Restored = { aside: string | undefined; newer: Newer | undefined; missingFiles: number };

/** Identifies rows in both stores; a list that was changed counts as another. */
const KNOWN_BY = { messages: "id", orders: "number", carts: "id || ' ' || changed" } as const;

/** The keys of a table; none if the store is older than the table. */
function keysOf(store: Database.Database, table: keyof typeof KNOWN_BY): unknown[] {
  const isThere = store.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table);
  return isThere ? store.prepare(`SELECT ${KNOWN_BY[table]} FROM ${table}`).pluck().all() : [];
}

/** Counts the rows of the store at `aside` that the restored one lacks. */
function countNewer(aside: string, file: string): Newer | undefined {
  const restored = new Database(file, { readonly: true });
  try {
    const old = new Database(aside);
    const count = (table: keyof typeof KNOWN_BY) => {
      const known = new Set(keysOf(restored, table));
      return keysOf(old, table).filter((key) => !known.has(key)).length;
    };
    const newer = { messages: count("messages"), orders: count("orders"), carts: count("carts") };
    old.close();
    return newer;
  } catch {
    return undefined;
  } finally {
    restored.close();
  }
}

/**
 * Moves the store aside with its log, which has the latest writes. A log without a store is moved as well: SQLite would apply
 * it to the next store at this path. The new modification time starts its retention period (copies.ts).
 */
export function setAside(file: string, now: Date): string | undefined {
  const parts = ["-wal", "-shm", ""].filter((part) => existsSync(file + part));
  if (parts.length === 0) return undefined;
  const aside = `${file}.replaced-${now.toISOString().replace(/[-:]/g, "").slice(0, 15)}`;
  for (const part of parts) {
    renameSync(file + part, aside + part);
    utimesSync(aside + part, now, now);
  }
  return aside;
}

/**
 * Replaces the store by a verified copy of a backup; the replaced store is kept beside it. A running server switches to the
 * new file by itself (db/connection.ts).
 * @throws a sentence if the backup is faulty; the store is then unchanged
 */
export function restore(backup: string, file: string, now = new Date()): Restored {
  if (!existsSync(backup)) throw new Error(`找不到备份 ${backup}`);
  mkdirSync(path.dirname(file), { recursive: true });
  const copy = `${file}.restoring`;
  copyFileSync(backup, copy);
  try {
    // The copy has the permissions of the backup.
    chmodSync(copy, 0o600);
    prove(copy);
    flushToDisk(copy);
    // Attachments before the store, so that every visible message has its files.
    const missingFiles = restoreFiles(backup, file);
    const aside = setAside(file, now);
    renameSync(copy, file);
    return { aside, newer: aside ? countNewer(aside, file) : undefined, missingFiles };
  } finally {
    rmSync(copy, { force: true });
  }
}
