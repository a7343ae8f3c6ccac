import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { flushToDisk, prove } from "./backup";

/** `newerMessages`: messages that the store had and the backup has not; undefined where the store cannot be read. */
type Restored = { aside: string | undefined; newerMessages: number | undefined };

const ids = (store: Database.Database) => store.prepare("SELECT id FROM messages").pluck().all() as number[];

/** How many messages stand in the store at `aside` and not in the restored one. */
function countNewer(aside: string, file: string): number | undefined {
  const restored = new Database(file, { readonly: true });
  try {
    const old = new Database(aside);
    const known = new Set(ids(restored));
    const missing = ids(old).filter((id) => !known.has(id)).length;
    old.close();
    return missing;
  } catch {
    return undefined;
  } finally {
    restored.close();
  }
}

/** Moves the store away with its log, which holds what was written last. */
function setAside(file: string, now: Date): string | undefined {
  if (!existsSync(file)) return undefined;
  const aside = `${file}.replaced-${now.toISOString().replace(/[-:]/g, "").slice(0, 15)}`;
  for (const part of ["-wal", "-shm", ""]) if (existsSync(file + part)) renameSync(file + part, aside + part);
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
    prove(copy);
    flushToDisk(copy);
    const aside = setAside(file, now);
    renameSync(copy, file);
    return { aside, newerMessages: aside ? countNewer(aside, file) : undefined };
  } finally {
    rmSync(copy, { force: true });
  }
}
