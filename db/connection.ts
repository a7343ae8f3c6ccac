import { mkdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { perProcess } from "@/lib/per-process";

/** Waiting inside SQLite blocks the whole process. It is allowed only while opening, when another process may be recovering the log. */
const OPEN_WAIT_MS = 5000;
const CHECK_MS = 1000;

export type Store = Database.Database;
/** `identity` and `log` identify the file and its write-ahead log when they were opened; `checkedAt` is monotonic time. */
type OpenStore = { store: Store; identity: string; log: string; checkedAt: number };

const shared = perProcess("store", (): { current?: OpenStore | undefined; openedFile?: string } => ({}));

/**
 * Opens a store with the pragmas that every connection needs: `synchronous` is not saved in the file, and better-sqlite3
 * falls back to NORMAL when a WAL file is opened again (RELIABILITY §7.1).
 * The bytes of a store are opened as a copy in memory.
 */
export function openStore(file: string | Buffer, { fileMustExist = false } = {}): Store {
  if (typeof file === "string" && file !== ":memory:" && !fileMustExist)
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const store = new Database(file, { timeout: OPEN_WAIT_MS, fileMustExist });
  store.pragma("journal_mode = WAL");
  store.pragma("synchronous = FULL");
  store.pragma("foreign_keys = ON");
  // Deleted rows are overwritten, so that personal data does not stay in free pages.
  store.pragma("main.secure_delete = ON");
  store.pragma("trusted_schema = OFF");
  store.pragma("cell_size_check = ON");
  store.pragma("journal_size_limit = 67108864");
  store.pragma("cache_size = -32768");
  store.prepare("SELECT count(*) FROM sqlite_schema").get();
  // From here on SQLite never waits for a lock; writers retry (db/write.ts).
  store.pragma("busy_timeout = 0");
  return store;
}

/** The path of the store of this process; an empty setting counts as missing (lib/env.ts). */
export const storeFile = () => process.env.DATABASE_FILE || "data/site.db";

/** Identifies the file that is at the path of the store now; empty if there is none. */
function identity(suffix = "") {
  const name = storeFile() + suffix;
  const file = statSync(/*turbopackIgnore: true*/ name, { bigint: true, throwIfNoEntry: false });
  return file ? `${file.dev}:${file.ino}` : "";
}

function open(): OpenStore {
  // If the file disappears later, SQLite must not create an empty one.
  const file = storeFile();
  const store = openStore(file, { fileMustExist: shared.openedFile === file && file !== ":memory:" });
  shared.openedFile = file;
  return share(store);
}

function share(store: Store): OpenStore {
  const checkedAt = performance.now();
  return (shared.current = { store, identity: identity(), log: identity("-wal"), checkedAt });
}

/** Makes an open store the shared one of this process. */
export function shareStore(store: Store): Store {
  closeStore();
  return share(store).store;
}

/**
 * Reopens a store whose file was replaced (by a restored backup). If the file is missing, the old one stays open for reading.
 */
function follow(current: OpenStore): OpenStore {
  current.checkedAt = performance.now();
  const now = identity();
  if (now === current.identity || now === "") return current;
  const isLogOfOld = current.log !== "" && current.log === identity("-wal");
  if (isLogOfOld) emptyLog(current);
  closeStore();
  // SQLite would apply the old log to the new file beside it.
  if (isLogOfOld) for (const suffix of ["-wal", "-shm"]) rmSync(storeFile() + suffix, { force: true });
  return open();
}

/** Checkpoints the log into the file that it belongs to, wherever that was moved. */
function emptyLog({ store }: OpenStore) {
  try {
    store.pragma("wal_checkpoint(PASSIVE)");
  } catch {
    // The old file cannot be written any more.
  }
}

/** The shared connection of this process, opened on first use so that importing this module needs no file. */
export function sharedStore(): Store {
  const { current } = shared;
  if (!current) return open().store;
  return performance.now() - current.checkedAt < CHECK_MS ? current.store : follow(current).store;
}

/** Whether the open file is still the one at the path of the store. */
export const storeInPlace = () => shared.current !== undefined && shared.current.identity === identity();

/**
 * The connection for a write, checked to be the file at the path of the store.
 * @throws SQLITE_CANTOPEN if there is none: a write into a deleted file would be lost
 */
export function storeForWriting(): Store {
  if (shared.current) follow(shared.current);
  const store = sharedStore();
  assertStoreInPlace();
  return store;
}

/** @throws SQLITE_CANTOPEN if the file of the store was deleted or replaced */
export function assertStoreInPlace() {
  if (!storeInPlace()) throw Object.assign(new Error("数据库文件不在原处"), { code: "SQLITE_CANTOPEN" });
}

/** Closes the connection of this process, if there is one. */
export function closeStore() {
  shared.current?.store.close();
  shared.current = undefined;
}
