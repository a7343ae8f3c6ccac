import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Store } from "./connection.mjs";

type Migration = { tag: string; when: number; hash: string; statements: string[] };
type Applied = { hash: string; created_at: number };

const BREAK = "--> statement-breakpoint";
const LOCK_WAIT_MS = 30_000;

function readMigrations(folder: string): Migration[] {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(path.join(folder, "meta/_journal.json"), "utf8"),
  );
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(path.join(folder, `${tag}.sql`), "utf8");
    return {
      tag,
      when,
      hash: createHash("sha256").update(text).digest("hex"),
      statements: text.split(BREAK),
    };
  });
}

/** Those still to run; throws where the folder and the store tell different histories. */
function pending(migrations: Migration[], applied: Applied[]): Migration[] {
  const seen = new Map(applied.map(({ hash, created_at }) => [created_at, hash]));
  const newest = Math.max(-1, ...seen.keys());
  for (const { tag, when, hash } of migrations) {
    if (seen.has(when) && seen.get(when) !== hash) throw new Error(`迁移 ${tag} 在执行之后被改动过`);
    if (!seen.has(when) && when < newest) throw new Error(`迁移 ${tag} 早于已执行的迁移，会被跳过`);
  }
  return migrations.filter(({ when }) => !seen.has(when));
}

function run(store: Store, { tag, when, hash, statements }: Migration) {
  for (const statement of statements) {
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
  const migrations = readMigrations(folder);
  // Rebuilding a table would delete its children by cascade; checked as a whole before the commit instead.
  store.pragma("foreign_keys = OFF");
  const wait = store.pragma("busy_timeout", { simple: true });
  store.pragma(`busy_timeout = ${LOCK_WAIT_MS}`);
  try {
    return store
      .transaction(() => {
        store.exec(
          "CREATE TABLE IF NOT EXISTS __drizzle_migrations (id INTEGER PRIMARY KEY, hash text NOT NULL, created_at numeric)",
        );
        const applied = store.prepare("SELECT hash, created_at FROM __drizzle_migrations").all() as Applied[];
        const todo = pending(migrations, applied);
        for (const migration of todo) run(store, migration);
        const orphans = todo.length > 0 ? (store.pragma("foreign_key_check") as { table: string }[]) : [];
        if (orphans[0]) throw new Error(`迁移之后 ${orphans[0].table} 中有记录指向不存在的内容`);
        return todo.map(({ tag }) => tag);
      })
      .immediate();
  } finally {
    store.pragma(`busy_timeout = ${wait}`);
    store.pragma("foreign_keys = ON");
  }
}
