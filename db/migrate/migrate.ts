import type { Store } from "@/db/connection";
import { applyBaseline, isEmpty, readBaseline } from "./baseline";
import { assertContentStatement, withContentGuard } from "./content-guard";
import { assertNothingLost, countRows } from "./migration-guard";
import { type Migration, pendingMigrations, readMigrations } from "./migrations";
import { assertPersonalRowsKept, personalRows } from "./personal-rows";
import { takeBack } from "./scheduled";
import { runStatement, statementsOf } from "./statements";
import { triggerFault } from "./triggers";

const JOURNAL =
  "CREATE TABLE IF NOT EXISTS __drizzle_migrations (id INTEGER PRIMARY KEY, hash text NOT NULL, created_at numeric)";
const LOCK_WAIT_MS = 30_000;

function execute(store: Store, statement: string, isContent: boolean) {
  try {
    runStatement(store, statement, isContent ? assertContentStatement : undefined);
  } catch (cause) {
    throw new Error(`${reasonOf(cause)}（${statement.slice(0, 120)}）`, { cause });
  }
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

function note(store: Store, { hash, when }: Migration) {
  store.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)").run(hash, when);
}

function run(store: Store, migration: Migration) {
  const { tag, text, isContent } = migration;
  try {
    const before = personalRows(store);
    statementsOf(text).forEach((statement) => execute(store, statement, isContent));
    assertPersonalRowsKept(store, migration, before);
  } catch (cause) {
    throw new Error(`迁移 ${tag} 失败：${reasonOf(cause)}`, { cause });
  }
}

/** Runs migrations in order. Consecutive content migrations share one guard, as setting it up takes longer than they do. */
function runAll(store: Store, migrations: readonly Migration[]) {
  for (let from = 0, to = 0; from < migrations.length; from = to) {
    const isContent = migrations[from]?.isContent === true;
    while (migrations[to]?.isContent === isContent) to++;
    const these = migrations.slice(from, to);
    const all = () => these.forEach((migration) => run(store, migration));
    if (isContent) withContentGuard(store, all);
    else all();
    these.forEach((migration) => note(store, migration));
  }
}

/** Runs the baseline if the store is empty. @returns the migrations that are still pending */
function withoutBaseline(store: Store, folder: string, pending: Migration[]): Migration[] {
  const baseline = isEmpty(store) ? readBaseline(folder, pending) : undefined;
  if (!baseline) return pending;
  try {
    applyBaseline(store, baseline);
  } catch (cause) {
    throw new Error(`基线失败：${reasonOf(cause)}`, { cause });
  }
  for (const migration of baseline.standsFor) note(store, migration);
  return pending.slice(baseline.standsFor.length);
}

/**
 * Runs all pending migrations of `folder`, or none. An empty store starts from the baseline, if there is one. Uses the journal
 * table of drizzle. The applied migrations are read under the write lock, so that two processes never run the same one.
 * @returns the tags that ran
 * @throws a sentence naming the migration and the fault; the store is then unchanged
 */
export function migrate(store: Store, folder: string): string[] {
  // With foreign keys on, rebuilding a table would delete its children by cascade. All keys are checked before the commit.
  store.pragma("foreign_keys = OFF");
  const wait = store.pragma("busy_timeout", { simple: true });
  store.pragma(`busy_timeout = ${LOCK_WAIT_MS}`);
  try {
    return store
      .transaction(() => {
        const pending = pendingMigrations(store, folder);
        if (pending.length === 0) return [];
        takeBack(store);
        const before = countRows(store);
        store.exec(JOURNAL);
        runAll(store, withoutBaseline(store, folder, pending));
        assertNothingLost(store, before, pending.map(({ text }) => text).join("\n"));
        const fault = triggerFault(store, readMigrations(folder));
        if (fault) throw new Error(`迁移之后${fault}。重建表的迁移要把表上的触发器重新建好`);
        return pending.map(({ tag }) => tag);
      })
      .immediate();
  } finally {
    store.pragma(`busy_timeout = ${wait}`);
    store.pragma("foreign_keys = ON");
  }
}
