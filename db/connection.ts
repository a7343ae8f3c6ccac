import { mkdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { perProcess } from "@/lib/per-process";

/** Waiting inside SQLite stops every visitor: allowed while opening, when another process may be recovering. */
const OPEN_WAIT_MS = 5000;
const CHECK_MS = 1000;

export type Store = Database.Database;
/** `log` identifies the write-ahead log that it opened; `checkedAt` by the monotonic clock, which nobody can set. */
type OpenStore = { store: Store; identity: string; log: string; checkedAt: number };

const shared = perProcess("store", (): { current?: OpenStore | undefined; openedFile?: string } => ({}));

/**
 * Opens a store and sets what must hold at every opening: WAL does not remember `synchronous`, and
 * better-sqlite3 falls back to NORMAL when a WAL file is opened again (RELIABILITY §7.1).
 * The bytes of a store are opened as a copy in memory.
 */
export function openStore(file: string | Buffer, { fileMustExist = false } = {}): Store {
  if (typeof file === "string" && file !== ":memory:" && !fileMustExist)
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const store = new Database(file, { timeout: OPEN_WAIT_MS, fileMustExist });
  store.pragma("journal_mode = WAL");
  store.pragma("synchronous = FULL");
  store.pragma("foreign_keys = ON");
  // What is deleted leaves nothing in unused parts of the file, whoever deletes it: visitors change their lists, too.
  store.pragma("main.secure_delete = ON");
  store.pragma("trusted_schema = OFF");
  store.pragma("cell_size_check = ON");
  store.pragma("journal_size_limit = 67108864");
  store.pragma("cache_size = -32768");
  store.prepare("SELECT count(*) FROM sqlite_schema").get();
  // From here on nobody waits inside SQLite: writers retry (db/write.ts).
  store.pragma("busy_timeout = 0");
  return store;
}

/** The file of this process's store; empty is as good as absent (lib/env.ts). */
export const storeFile = () => process.env.DATABASE_FILE || "data/site.db";

/** Which file is at the store's place now, or beside it; empty when there is none. */
function identity(suffix = "") {
  const name = storeFile() + suffix;
  const file = statSync(/*turbopackIgnore: true*/ name, { bigint: true, throwIfNoEntry: false });
  return file ? `${file.dev}:${file.ino}` : "";
}

function open(): OpenStore {
  // A file that goes missing later must not come back as an empty store.
  const file = storeFile();
  const store = openStore(file, { fileMustExist: shared.openedFile === file && file !== ":memory:" });
  shared.openedFile = file;
  return share(store);
}

function share(store: Store): OpenStore {
  const checkedAt = performance.now();
  return (shared.current = { store, identity: identity(), log: identity("-wal"), checkedAt });
}

/** Makes an open store the one of this process, in place of the one before. */
export function shareStore(store: Store): Store {
  closeStore();
  return share(store).store;
}

/**
 * Follows a store that was replaced (a restored backup) to its new file. One that is missing is kept for reading.
 */
function follow(current: OpenStore): OpenStore {
  current.checkedAt = performance.now();
  const now = identity();
  if (now === current.identity || now === "") return current;
  const isLogOfOld = current.log !== "" && current.log === identity("-wal");
  if (isLogOfOld) emptyLog(current);
  closeStore();
  // SQLite would read the log into whatever file it lies beside.
  if (isLogOfOld) for (const suffix of ["-wal", "-shm"]) rmSync(storeFile() + suffix, { force: true });
  return open();
}

/** What only the log holds goes into the file that it belongs to, wherever that was moved. */
function emptyLog({ store }: OpenStore) {
  try {
    store.pragma("wal_checkpoint(PASSIVE)");
  } catch {
    // A file that takes nothing any more keeps what it has.
  }
}

/** The one connection of this process, opened on first use so that importing needs no file. */
export function sharedStore(): Store {
  const { current } = shared;
  if (!current) return open().store;
  return performance.now() - current.checkedAt < CHECK_MS ? current.store : follow(current).store;
}

/** Whether what this process reads and writes is the file at the store's place. */
export const storeInPlace = () => shared.current !== undefined && shared.current.identity === identity();

/**
 * The connection for a change, certainly to the file at the store's place.
 * @throws SQLITE_CANTOPEN when there is none: what is written into a deleted file is lost
 */
export function storeForWriting(): Store {
  if (shared.current) follow(shared.current);
  const store = sharedStore();
  assertStoreInPlace();
  return store;
}

/** @throws SQLITE_CANTOPEN when the store's file was deleted or replaced */
export function assertStoreInPlace() {
  if (!storeInPlace()) throw Object.assign(new Error("数据库文件不在原处"), { code: "SQLITE_CANTOPEN" });
}

/** Closes the connection of this process, if there is one. */
export function closeStore() {
  shared.current?.store.close();
  shared.current = undefined;
}
