import type { Store } from "./connection.mjs";
import { assertNothingLost, countRows } from "./migration-guard";
import { type Migration, pendingMigrations } from "./migrations";

const BREAK = "--> statement-breakpoint";
const JOURNAL =
  "CREATE TABLE IF NOT EXISTS __drizzle_migrations (id INTEGER PRIMARY KEY, hash text NOT NULL, created_at numeric)";
const LOCK_WAIT_MS = 30_000;

function run(store: Store, { tag, when, hash, text }: Migration) {
  for (const statement of text.split(BREAK)) {
    try {
      store.exec(statement);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`迁移 ${tag} 失败：${reason}（${statement.trim().slice(0, 120)}）`, { cause });
    }
  }
  store.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)").run(hash, when);
}

/**
 * Brings a store up to date: all pending migrations of `folder`, or none. Keeps drizzle's own journal table.
 * The list of applied ones is read under the write lock, so that two processes never run the same file.
 * @returns the tags that ran
 * @throws a sentence naming the migration and what is wrong; the store is then as it was
 */
export function migrate(store: Store, folder: string): string[] {
  // Rebuilding a table would delete its children by cascade; checked as a whole before the commit instead.
  store.pragma("foreign_keys = OFF");
  const wait = store.pragma("busy_timeout", { simple: true });
  store.pragma(`busy_timeout = ${LOCK_WAIT_MS}`);
  try {
    return store
      .transaction(() => {
        const pending = pendingMigrations(store, folder);
        if (pending.length === 0) return [];
        const before = countRows(store);
        store.exec(JOURNAL);
        for (const migration of pending) run(store, migration);
        assertNothingLost(store, before, pending.map(({ text }) => text).join("\n"));
        return pending.map(({ tag }) => tag);
      })
      .immediate();
  } finally {
    store.pragma(`busy_timeout = ${wait}`);
    store.pragma("foreign_keys = ON");
  }
}
