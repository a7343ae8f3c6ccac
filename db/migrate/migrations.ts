import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Store } from "@/db/connection";

/** The first line of a content migration, which changes rows of content tables only. */
export const CONTENT_MARK = "-- content: ";

export type Migration = { tag: string; when: number; hash: string; text: string; isContent: boolean };
type Applied = { hash: string; created_at: number };

function readApplied(store: Store): Applied[] {
  const journal = "SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'";
  if (!store.prepare(journal).get()) return [];
  return store.prepare("SELECT hash, created_at FROM __drizzle_migrations").all() as Applied[];
}

/** The migrations of a drizzle-kit folder, in order. */
export function readMigrations(folder: string): Migration[] {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(path.join(folder, "meta/_journal.json"), "utf8"),
  );
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(path.join(folder, `${tag}.sql`), "utf8");
    const hash = createHash("sha256").update(text).digest("hex");
    return { tag, when, hash, text, isContent: text.startsWith(CONTENT_MARK) };
  });
}

function assertOrdered(migrations: Migration[]) {
  let before: Migration | undefined;
  for (const migration of migrations) {
    if (before && migration.when <= before.when)
      throw new Error(`迁移 ${migration.tag} 的时间不晚于 ${before.tag}，会被跳过`);
    before = migration;
  }
}

/**
 * The migrations of `folder` that the store has not run.
 * @throws if the histories differ: a migration was edited after it ran, or would be skipped
 */
export function pendingMigrations(store: Store, folder: string): Migration[] {
  const migrations = readMigrations(folder);
  assertOrdered(migrations);
  const seen = new Map(readApplied(store).map(({ hash, created_at }) => [created_at, hash]));
  const newest = Math.max(-1, ...seen.keys());
  for (const { tag, when, hash } of migrations) {
    if (seen.has(when) && seen.get(when) !== hash) throw new Error(`迁移 ${tag} 在执行之后被改动过`);
    if (!seen.has(when) && when < newest) throw new Error(`迁移 ${tag} 早于已执行的迁移，会被跳过`);
  }
  return migrations.filter(({ when }) => !seen.has(when));
}
