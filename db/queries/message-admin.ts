import { setTimeout as pause } from "node:timers/promises";
import { and, count, desc, eq, gte, inArray, like, lt, ne, or, type SQL } from "drizzle-orm";
import { SITE } from "@/lib/site";
import { db } from "@/db/client";
import { sharedStore } from "@/db/connection";
import { announcements, messages } from "@/db/schema-visitors";
import { write } from "@/db/write";

export type StoredMessage = typeof messages.$inferSelect;

/** What the desk sees: unread, dealt with, junk, or unread and perhaps junk. */
export const STATES = ["new", "handled", "spam", "suspected"] as const;
export type State = (typeof STATES)[number];
export const MARKS = ["new", "handled", "spam"] as const;

/** From a moment until before another, in one state. */
export type MessageFilter = { from?: Date; until?: Date; state?: State };

export const stateOf = ({ state, suspected }: StoredMessage): State =>
  state === "new" && suspected ? "suspected" : (state as State);

function conditionOf({ from, until, state }: MessageFilter): SQL | undefined {
  const isNew = state === "new" || state === "suspected";
  return and(
    from && gte(messages.createtime, from.toISOString()),
    until && lt(messages.createtime, until.toISOString()),
    state && eq(messages.state, isNew ? "new" : state),
    isNew ? eq(messages.suspected, state === "suspected") : undefined,
  );
}

/** Newest first. */
export function listMessages(
  filter: MessageFilter,
  limit: number,
): { items: StoredMessage[]; total: number } {
  const where = conditionOf(filter);
  const { createtime, id } = messages;
  const items = db()
    .select()
    .from(messages)
    .where(where)
    .orderBy(desc(createtime), desc(id))
    .limit(limit)
    .all();
  const total = db().select({ value: count() }).from(messages).where(where).get()?.value ?? 0;
  return { items, total };
}

export const getMessage = (id: number): StoredMessage | undefined =>
  db().select().from(messages).where(eq(messages.id, id)).get();

/** @returns the ids that there are */
export const markMessages = (ids: number[], state: (typeof MARKS)[number]): Promise<number[]> =>
  write(() =>
    db()
      .update(messages)
      .set({ state, suspected: false })
      .where(inArray(messages.id, ids))
      .returning({ id: messages.id })
      .all()
      .map(({ id }) => id),
  );

/** Deletes so that nothing stays behind in unused parts of the file, or in the log beside it. */
async function erase(where: SQL): Promise<number> {
  sharedStore().pragma("secure_delete = ON");
  const { changes } = await write(() => db().delete(messages).where(where).run());
  for (let turn = 0; changes > 0 && turn < 50; turn++) {
    const [result] = sharedStore().pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    if (!result?.busy) break;
    await pause(20);
  }
  return changes;
}

const DAY_MS = 24 * 3_600_000;

/** Deletes what is older than the notice promises to keep. @returns how many */
export async function purgeMessages(now: Date): Promise<number> {
  const old = lt(
    messages.createtime,
    new Date(now.getTime() - SITE.messageRetentionDays * DAY_MS).toISOString(),
  );
  const any = db().select({ id: messages.id }).from(messages).where(old).limit(1).get();
  return any ? erase(old) : 0;
}

/** Deletes all messages of a phone number, and their announcements. */
export async function forgetPhone(phone: string) {
  const own = eq(messages.phone, phone);
  const waiting = db()
    .select({ value: count() })
    .from(announcements)
    .innerJoin(messages, eq(messages.id, announcements.message))
    .where(own)
    .get();
  const named = `%${phone}%`;
  const mentions = db()
    .select({ id: messages.id })
    .from(messages)
    .where(and(ne(messages.phone, phone), or(like(messages.content, named), like(messages.about, named))))
    .all();
  return {
    messages: await erase(own),
    announcements: waiting?.value ?? 0,
    /** Messages of others whose text names the number; whether they go is for a person to decide. */
    mentions: mentions.map(({ id }) => id),
  };
}
