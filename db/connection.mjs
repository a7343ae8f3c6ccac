// Plain JavaScript: the page cache loads it outside the bundle, db/client.ts inside, and both share one connection.
import { mkdirSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";

const KEY = Symbol.for("lanheng.store");

/** @typedef {import("better-sqlite3").Database} Store */

/**
 * Opens a store and sets what must hold at every opening: WAL does not remember `synchronous`, and
 * better-sqlite3 falls back to NORMAL when a WAL file is opened again (RELIABILITY §7.1).
 * @param {string} file
 * @returns {Store}
 */
export function openStore(file) {
  if (file !== ":memory:") mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  // No waiting inside SQLite: it would stop every visitor while another process writes. Writers retry (db/write.ts).
  const store = new Database(file, { timeout: 0 });
  store.pragma("journal_mode = WAL");
  store.pragma("synchronous = FULL");
  store.pragma("foreign_keys = ON");
  store.pragma("trusted_schema = OFF");
  store.pragma("cell_size_check = ON");
  store.pragma("journal_size_limit = 67108864");
  store.pragma("cache_size = -32768");
  return store;
}

/**
 * The one connection of this process, opened on first use so that importing needs no file.
 * @returns {Store}
 */
export function sharedStore() {
  const holder = /** @type {Record<symbol, Store | undefined>} */ (/** @type {unknown} */ (globalThis));
  return (holder[KEY] ??= openStore(process.env.DATABASE_FILE ?? "data/site.db"));
}

/** Closes the connection of this process, if there is one. */
export function closeStore() {
  const holder = /** @type {Record<symbol, Store | undefined>} */ (/** @type {unknown} */ (globalThis));
  holder[KEY]?.close();
  holder[KEY] = undefined;
}
