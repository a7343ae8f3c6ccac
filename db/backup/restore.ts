import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { restoreFiles } from "./attachments";
import { prove } from "./backup";
import { flushToDisk } from "./flush";

/** What the replaced store had and the backup has not. */
type Newer = { messages: number; orders: number; carts: number };
/** `newer` is undefined where the replaced store cannot be read; files are missing that did not lie beside the backup. */
type Restored = { aside: string | undefined; newer: Newer | undefined; missingFiles: number };

/** By which a row is known again; a list that was changed since is another. */
const KNOWN_BY = { messages: "id", orders: "number", carts: "id || ' ' || changed" } as const;

/** A store from before a table was there has no rows of it. */
function keysOf(store: Database.Database, table: keyof typeof KNOWN_BY): unknown[] {
  const isThere = store.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table);
  return isThere ? store.prepare(`SELECT ${KNOWN_BY[table]} FROM ${table}`).pluck().all() : [];
}

/** How much stands in the store at `aside` and not in the restored one. */
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
 * Moves the store away with its log, which holds what was written last. A log that lies alone goes, too: SQLite would read
 * it into the next store at this place. From now its time is counted (copies.ts).
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
 * Puts a proven copy of a backup at the store's place; the store that was there is kept beside it. A server that runs
 * goes over to the new file by itself (db/connection.ts).
 * @throws a sentence when the backup does not hold; the store is then as it was
 */
export function restore(backup: string, file: string, now = new Date()): Restored {
  if (!existsSync(backup)) throw new Error(`找不到备份 ${backup}`);
  mkdirSync(path.dirname(file), { recursive: true });
  const copy = `${file}.restoring`;
  copyFileSync(backup, copy);
  try {
    // The copy has taken over who may read the backup.
    chmodSync(copy, 0o600);
    prove(copy);
    flushToDisk(copy);
    // Before its messages: of those that are seen, the files are there.
    const missingFiles = restoreFiles(backup, file);
    const aside = setAside(file, now);
    renameSync(copy, file);
    return { aside, newer: aside ? countNewer(aside, file) : undefined, missingFiles };
  } finally {
    rmSync(copy, { force: true });
  }
}
