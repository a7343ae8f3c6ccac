// Plain JavaScript: the page cache and the door load it outside the bundle, db/client.ts inside, and all share one
// connection.
import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";

/** Waiting inside SQLite stops every visitor: allowed while opening, when another process may be recovering. */
const OPEN_WAIT_MS = 5000;
const LOOK_MS = 1000;

/** @typedef {import("better-sqlite3").Database} Store */
/** @typedef {{ store: Store, identity: string, looked: number }} Held `looked` by the clock that nobody can set */

/** @type {Record<symbol, { held?: Held, opened?: string }>} */
const everywhere = /** @type {any} */ (globalThis);

/** What this process shares, in the bundle and outside it. */
const shared = (everywhere[Symbol.for("lanheng.store")] ??= {});

/**
 * Opens a store and sets what must hold at every opening: WAL does not remember `synchronous`, and
 * better-sqlite3 falls back to NORMAL when a WAL file is opened again (RELIABILITY §7.1).
 * @param {string} file
 * @param {{ fileMustExist?: boolean }} [options]
 * @returns {Store}
 */
export function openStore(file, { fileMustExist = false } = {}) {
  if (file !== ":memory:" && !fileMustExist) mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const store = new Database(file, { timeout: OPEN_WAIT_MS, fileMustExist });
  store.pragma("journal_mode = WAL");
  store.pragma("synchronous = FULL");
  store.pragma("foreign_keys = ON");
  store.pragma("trusted_schema = OFF");
  store.pragma("cell_size_check = ON");
  store.pragma("journal_size_limit = 67108864");
  store.pragma("cache_size = -32768");
  store.prepare("SELECT count(*) FROM sqlite_schema").get();
  // From here on nobody waits inside SQLite: writers retry (db/write.ts).
  store.pragma("busy_timeout = 0");
  return store;
}

/** The file of this process's store. */
export const storeFile = () => process.env.DATABASE_FILE ?? "data/site.db";

/** Which file is at the store's place now; empty when there is none. */
function identity() {
  const file = statSync(/*turbopackIgnore: true*/ storeFile(), { bigint: true, throwIfNoEntry: false });
  return file ? `${file.dev}:${file.ino}` : "";
}

/** @returns {Held} */
function open() {
  // A file that goes missing later must not come back as an empty store.
  const file = storeFile();
  const store = openStore(file, { fileMustExist: shared.opened === file && file !== ":memory:" });
  shared.opened = file;
  return (shared.held = { store, identity: identity(), looked: performance.now() });
}

/**
 * Follows a store that was replaced (a restored backup) to its new file. One that is missing is kept for reading.
 * @param {Held} held
 */
function follow(held) {
  held.looked = performance.now();
  const now = identity();
  if (now === held.identity || now === "") return held;
  closeStore();
  return open();
}

/**
 * The one connection of this process, opened on first use so that importing needs no file.
 * @returns {Store}
 */
export function sharedStore() {
  const { held } = shared;
  if (!held) return open().store;
  return performance.now() - held.looked < LOOK_MS ? held.store : follow(held).store;
}

/** Whether what this process reads and writes is the file at the store's place. */
export const storeInPlace = () => shared.held !== undefined && shared.held.identity === identity();

/**
 * The connection for a change, certainly to the file at the store's place.
 * @returns {Store}
 * @throws SQLITE_CANTOPEN when there is none: what is written into a deleted file is lost
 */
export function storeForWriting() {
  if (shared.held) follow(shared.held);
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
  shared.held?.store.close();
  shared.held = undefined;
}
