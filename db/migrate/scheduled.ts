import type { Store } from "@/db/connection";
import { chinaTime } from "@/lib/text/china-time";
import { assertContentStatement, withContentGuard } from "./content-guard";
import { runStatement } from "./statements";

type Step = { at: string; statements: string };

function run(store: Store, { at, statements }: Step, applied: 0 | 1) {
  store.pragma("defer_foreign_keys = ON");
  withContentGuard(store, () => {
    for (const statement of JSON.parse(statements) as string[])
      runStatement(store, statement, assertContentStatement);
    store.prepare("UPDATE scheduled_changes SET applied = ? WHERE at = ?").run(applied, at);
  });
}

const isThere = (store: Store) =>
  store.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'scheduled_changes'").get() !== undefined;

/** Whether scheduled content is due; takes some microseconds. */
export const isSomethingDue = (store: Store, now: number): boolean =>
  isThere(store) &&
  store.prepare("SELECT 1 FROM scheduled_changes WHERE applied = 0 AND at <= ?").get(chinaTime(now)) !==
    undefined;

/**
 * Publishes and removes scheduled content that is due, in order, in the transaction of the caller.
 * @returns the scheduled times that were applied
 */
export function applyDue(store: Store, now: number): string[] {
  const due = store
    .prepare(
      "SELECT at, forward AS statements FROM scheduled_changes WHERE applied = 0 AND at <= ? ORDER BY at",
    )
    .all(chinaTime(now)) as Step[];
  for (const step of due) run(store, step, 1);
  return due.map(({ at }) => at);
}

/** Reverts applied scheduled changes before migrations run, which were written for content without them. */
export function takeBack(store: Store) {
  if (!isThere(store)) return;
  const applied = store
    .prepare("SELECT at, backward AS statements FROM scheduled_changes WHERE applied = 1 ORDER BY at DESC")
    .all() as Step[];
  for (const step of applied) run(store, step, 0);
}
