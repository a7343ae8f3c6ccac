import { desc, eq, gte, lt, sql, sum } from "drizzle-orm";
import { db } from "@/db/client";
import { hasRow } from "@/db/queries/lists/count-rows";
import { scriptFaults } from "@/db/schema-visitors";
import { write } from "@/db/write";
import { DAY_MS, MINUTE_MS } from "@/lib/durations";
import { env } from "@/lib/env";
import type { PartName } from "@/lib/fault-report";
import { perProcess } from "@/lib/per-process";

const MOST_OF_A_VISITOR = 10;
const MOST_OF_A_DAY = 2000;
/** Days kept beside today. */
const DAYS_KEPT = 29;

export type ScriptFault = {
  /** The kind of page by the table of routes. */
  page: string;
  part: PartName;
  /** Family and major version. */
  browser: string;
};

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const { day, page, part, browser, times } = scriptFaults;

/** Reports per visitor in the current minute; never stored. */
const recent = perProcess("script-faults", () => ({ minute: 0, visitors: new Map<string, number>() }));

function isTooMany(visitor: string, now: number): boolean {
  if (env().MESSAGE_REFILL_S === 0) return false;
  const minute = Math.floor(now / MINUTE_MS);
  if (recent.minute !== minute) Object.assign(recent, { minute, visitors: new Map() });
  const count = (recent.visitors.get(visitor) ?? 0) + 1;
  if (recent.visitors.size < MOST_OF_A_DAY || count > 1) recent.visitors.set(visitor, count);
  return count > MOST_OF_A_VISITOR;
}

/** The number of script faults reported on this day. */
export const faultsOfDay = (now: number): number =>
  Number(
    db()
      .select({ value: sum(times) })
      .from(scriptFaults)
      .where(eq(day, dayOf(now)))
      .get()?.value ?? 0,
  );

/**
 * Counts a script fault, unless this visitor or all visitors together are over the limit.
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

/** Deletes counts older than thirty days. */
export async function dropOldFaults(now: number) {
  const old = lt(day, dayOf(now - DAYS_KEPT * DAY_MS));
  // Avoids a write in the usual case that nothing is old.
  if (hasRow(scriptFaults, old)) await write(() => db().delete(scriptFaults).where(old).run());
}

/** All counts, newest day first, then the most frequent. */
export const listFaults = (now: number): (typeof scriptFaults.$inferSelect)[] =>
  db()
    .select()
    .from(scriptFaults)
    .where(gte(day, dayOf(now - DAYS_KEPT * DAY_MS)))
    .orderBy(desc(day), desc(times), page, part, browser)
    .all();
