import { and, inArray, lt, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { countRows } from "@/db/queries/lists/count-rows";
import { messages } from "@/db/schema-visitors";
import { write } from "@/db/write";
import { chinaTime } from "@/lib/text/china-time";

/** The day that it is in China. */
export const chinaDay = (now: Date) => chinaTime(now).slice(0, 10);

/** Messages that should have been dealt with before today. In words, not bound values: so it is that an index has it. */
export const isOverdue = (now: Date) =>
  and(sql`${messages.due} <> '' AND ${messages.state} = 'new'`, lt(messages.due, chinaDay(now)));

export const countOverdue = (now: Date): number => countRows(messages, isOverdue(now));

/**
 * Says of messages who takes care of them, or by which day they are to be dealt with; `""` takes it back.
 * @returns the ids that there are
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
