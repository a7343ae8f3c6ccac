import { and, inArray, lt, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { countRows } from "@/db/queries/lists/count-rows";
import { messages } from "@/db/schema-visitors";
import { write } from "@/db/write";
import { chinaTime } from "@/lib/text/china-time";

/** The current date in China. */
export const chinaDay = (now: Date) => chinaTime(now).slice(0, 10);

/** Messages due before today. A literal condition without parameters, so that SQLite uses the partial index. */
export const isOverdue = (now: Date) =>
  and(sql`${messages.due} <> '' AND ${messages.state} = 'new'`, lt(messages.due, chinaDay(now)));

export const countOverdue = (now: Date): number => countRows(messages, isOverdue(now));

/**
 * Sets the owner or the due date of messages; `""` clears it.
 * @returns the ids that exist
 */
export const assignMessages = (
  ids: number[],
  assigned: { owner: string } | { due: string },
): Promise<number[]> =>
  write(() =>
    db()
      .update(messages)
      .set(assigned)
      .where(inArray(messages.id, ids))
      .returning({ id: messages.id })
      .all()
      .map(({ id }) => id),
  );
