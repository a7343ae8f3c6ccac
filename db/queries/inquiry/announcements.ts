import { and, asc, eq, gt, inArray, isNull, lte, type SQL } from "drizzle-orm";
import { channelsOf } from "@/lib/inquiry/announcement";
import { env } from "@/lib/env";
import { db } from "@/db/client";
import { hasRow } from "@/db/queries/lists/count-rows";
import { announcements, messages } from "@/db/schema-visitors";
import { write } from "@/db/write";

/** How long a process owns a delivery before another may take over. Must be longer than all its timeouts. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;
/** With growing pauses, a day and a half. */
const MAX_ATTEMPTS = 40;

export type Announcement = typeof announcements.$inferSelect;

/**
 * Must run in the transaction that stores the message, or a customer's reply to a quotation, so that exactly what is stored is
 * announced.
 */
export function queueAnnouncements(message: number, now: number, reply: number | null = null) {
  const rows = channelsOf(env()).map((channel) => ({ message, channel, reply, due: now }));
  if (rows.length > 0) db().insert(announcements).values(rows).run();
}

/** Messages suspected only because of a flood are announced together after this pause, then once an hour. */
const SUMMARY_PAUSE_MS = 5 * 60_000;
const NEXT_SUMMARY_MS = 3_600_000;

/** Whether staff were told already that suspected messages wait. */
const isSummaryAnnounced = (now: number) =>
  hasRow(
    messages,
    and(
      eq(messages.suspected, true),
      eq(messages.trapped, false),
      eq(messages.state, "new"),
      lte(messages.createtime, new Date(now - SUMMARY_PAUSE_MS).toISOString()),
    ),
  );

/** The same for a suspected message: one announcement for all that wait, unless one is queued already. */
export function queueSummary(message: number, now: number) {
  const waiting = db()
    .select({ channel: announcements.channel })
    .from(announcements)
    .innerJoin(messages, eq(messages.id, announcements.message))
    .where(eq(messages.suspected, true))
    .all();
  const channels = channelsOf(env()).filter((channel) => !waiting.some((row) => row.channel === channel));
  if (channels.length === 0) return;
  const due = now + (isSummaryAnnounced(now) ? NEXT_SUMMARY_MS : SUMMARY_PAUSE_MS);
  db()
    .insert(announcements)
    .values(channels.map((channel) => ({ message, channel, due })))
    .run();
}

/**
 * Queues one delayed announcement for everything that waits on the board, unless one is queued. Part of a transaction.
 * @param isSoon without delay, even if another is queued
 */
export function queueBoardNotice(now: number, { isSoon = false } = {}) {
  if (isSoon) db().delete(announcements).where(isNull(announcements.message)).run();
  const waiting = db()
    .select({ channel: announcements.channel })
    .from(announcements)
    .where(isNull(announcements.message))
    .all();
  const channels = channelsOf(env()).filter((channel) => !waiting.some((row) => row.channel === channel));
  if (channels.length === 0) return;
  db()
    .insert(announcements)
    .values(channels.map((channel) => ({ channel, due: now + (isSoon ? 0 : SUMMARY_PAUSE_MS) })))
    .run();
}

const earliest = (when: SQL) =>
  db().select().from(announcements).where(when).orderBy(asc(announcements.due)).limit(1).get();

/** The next due announcement. A due time beyond the longest pause means that the clock was set back: it counts as due. */
const nextDue = (now: number, channels: readonly string[]) => {
  const { channel, due } = announcements;
  const next = (when: SQL) => earliest(and(inArray(channel, [...channels]), when)!);
  return next(lte(due, now)) ?? next(gt(due, now + LONGEST_PAUSE_MS));
};

/** Takes the next due announcement of these channels and leases it, so that no other process delivers it. */
export async function takeAnnouncement(
  now: number,
  channels: readonly string[],
): Promise<Announcement | undefined> {
  // Avoids a write in the usual case that nothing is due.
  if (!nextDue(now, channels)) return undefined;
  return write(() => {
    const row = nextDue(now, channels);
    if (!row) return undefined;
    return db()
      .update(announcements)
      .set({ due: now + LEASE_MS, attempts: row.attempts + 1 })
      .where(eq(announcements.id, row.id))
      .returning()
      .get();
  });
}

const drop = (id: number) => db().delete(announcements).where(eq(announcements.id, id)).run();

export const finishAnnouncement = ({ id }: Announcement) => write(() => drop(id));

/** Postpones a failed delivery with exponential backoff, or gives it up; staff still have the message itself. */
export function postponeAnnouncement({ id, attempts }: Announcement, now: number) {
  if (attempts >= MAX_ATTEMPTS) return write(() => drop(id));
  const due = now + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  const mine = and(eq(announcements.id, id), eq(announcements.attempts, attempts));
  return write(() => db().update(announcements).set({ due }).where(mine).run());
}
