// Plain JavaScript: shared by the page cache (outside the bundle) and the queries (inside).
import { sharedStore } from "./connection.mjs";

/** @type {WeakMap<import("./connection.mjs").Store, import("better-sqlite3").Statement>} */
const statements = new WeakMap();

/**
 * The version of the content, raised by triggers at every change, whoever made it. Two microseconds: as cheap as
 * `PRAGMA data_version`, and right for changes of this very connection too.
 * @returns {number}
 */
export function contentVersion() {
  const store = sharedStore();
  let statement = statements.get(store);
  if (!statement) {
    statement = store.prepare("SELECT version FROM content_version").pluck();
    statements.set(store, statement);
  }
  return /** @type {number} */ (statement.get());
}
