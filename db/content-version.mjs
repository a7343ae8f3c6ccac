// Plain JavaScript: shared by the page cache (outside the bundle) and the queries (inside).
import { sharedStore } from "./connection.mjs";

/** @type {number | undefined} */
let last;

/** @type {WeakMap<import("./connection.mjs").Store, import("better-sqlite3").Statement>} */
const statements = new WeakMap();

/**
 * The version of the content, raised by triggers at every change, whoever made it. Two microseconds: as cheap as
 * `PRAGMA data_version`, and right for changes of this very connection too.
 * @returns {number}
 */
export function contentVersion() {
  try {
    return (last = readVersion());
  } catch (error) {
    // A store that cannot be read for a while: what was made from it stays good.
    if (last !== undefined) return last;
    throw error;
  }
}

function readVersion() {
  const store = sharedStore();
  let statement = statements.get(store);
  if (!statement) {
    statement = store.prepare("SELECT version FROM content_version").pluck();
    statements.set(store, statement);
  }
  return /** @type {number} */ (statement.get());
}
