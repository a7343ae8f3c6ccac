import { desc, eq, gte, lt, sql, sum } from "drizzle-orm";
import { db } from "@/db/client";
import { hasRow } from "@/db/queries/lists/count-rows";
import { scriptFaults } from "@/db/schema-visitors";
import { write } from "@/db/write";
import { env } from "@/lib/env";
import type { PartName } from "@/lib/fault-report";
import { perProcess } from "@/lib/per-process";

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
const MOST_OF_A_VISITOR = 10;
const MOST_OF_A_DAY = 2000;
/** Counted by days: with the present one thirty. */
const DAYS_KEPT = 29;

export type ScriptFault = {
  /** What kind of page, as in the table of routes. */
  page: string;
  part: PartName;
  /** Family and major version. */
  browser: string;
};

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const { day, page, part, browser, times } = scriptFaults;

/** Who reported how often within the present minute; never stored. */
const recent = perProcess("script-faults", () => ({ minute: 0, visitors: new Map<string, number>() }));

function isTooMany(visitor: string, now: number): boolean {
  if (env().MESSAGE_REFILL_S === 0) return false;
  const minute = Math.floor(now / MINUTE_MS);
  if (recent.minute !== minute) Object.assign(recent, { minute, visitors: new Map() });
  const count = (recent.visitors.get(visitor) ?? 0) + 1;
  if (recent.visitors.size < MOST_OF_A_DAY || count > 1) recent.visitors.set(visitor, count);
  return count > MOST_OF_A_VISITOR;
}

/** How often scripts failed in browsers on the day. */
export const faultsOfDay = (now: number): number =>
  Number(
    db()
      .select({ value: sum(times) })
      .from(scriptFaults)
      .where(eq(day, dayOf(now)))
      .get()?.value ?? 0,
  );

/**
 * Counts a script that failed, unless this visitor or all of them have reported enough.
 * @returns whether it was counted
 */
export async function countFault(fault: ScriptFault, visitor: string, now: number): Promise<boolean> {
  if (isTooMany(visitor, now) || faultsOfDay(now) >= MOST_OF_A_DAY) return false;
  await write(() =>
    db()
      .insert(scriptFaults)
      .values({ ...fault, day: dayOf(now), times: 1 })
      .onConflictDoUpdate({ target: [day, page, part, browser], set: { times: sql`${times} + 1` } })
      .run(),
  );
  return true;
}

/** Deletes what was counted more than thirty days ago. */
export async function dropOldFaults(now: number) {
  const old = lt(day, dayOf(now - DAYS_KEPT * DAY_MS));
  // Nearly always nothing is old: then nothing is written either.
  if (hasRow(scriptFaults, old)) await write(() => db().delete(scriptFaults).where(old).run());
}

/** What was counted, the newest day and the most frequent first. */
export const listFaults = (now: number): (typeof scriptFaults.$inferSelect)[] =>
  db()
    .select()
    .from(scriptFaults)
    .where(gte(day, dayOf(now - DAYS_KEPT * DAY_MS)))
    .orderBy(desc(day), desc(times), page, part, browser)
    .all();
