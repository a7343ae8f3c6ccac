import { desc, notInArray, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { countRows } from "@/db/queries/lists/count-rows";
import { searchMisses } from "@/db/schema-visitors";
import { write } from "@/db/write";
import { logError } from "@/lib/log";
import { perProcess } from "@/lib/per-process";
import { missOf, MOST_MISSES } from "@/lib/links/search-miss";

/** The maximum of words waiting to be stored; more come only from a flood. */
const MOST_WAITING = 200;
const STORE_AFTER_MS = 2000;

type Waiting = { words: Map<string, number>; timer?: NodeJS.Timeout | undefined };

const waiting = perProcess("search-misses", (): Waiting => ({ words: new Map() }));

/**
 * Counts a search without hits: only its words, never who searched. Stored later in batches, so that no visitor waits and a
 * flood of searches does not block messages.
 */
export function countMiss(searched: string) {
  const words = missOf(searched);
  if (words === undefined || (waiting.words.size >= MOST_WAITING && !waiting.words.has(words))) return;
  waiting.words.set(words, (waiting.words.get(words) ?? 0) + 1);
  waiting.timer ??= setTimeout(() => void storeMisses(), STORE_AFTER_MS).unref();
}

/** Stores the waiting counts. If the store cannot be written they are lost. */
export async function storeMisses() {
  const counted = [...waiting.words];
  clearTimeout(waiting.timer);
  Object.assign(waiting, { words: new Map(), timer: undefined });
  try {
    await write(() => {
      const last = new Date().toISOString().slice(0, 10);
      for (const [words, times] of counted)
        db()
          .insert(searchMisses)
          .values({ words, times, last })
          .onConflictDoUpdate({
            target: searchMisses.words,
            set: { times: sql`${searchMisses.times} + ${times}`, last },
          })
          .run();
      dropRarest();
    });
  } catch (error) {
    logError("search-misses-not-stored", error);
  }
}

const mostFrequent = [desc(searchMisses.times), desc(searchMisses.last), searchMisses.words] as const;

/** Deletes the rarest words, oldest first. */
function dropRarest() {
  if (countRows(searchMisses) <= MOST_MISSES) return;
  const kept = db()
    .select({ words: searchMisses.words })
    .from(searchMisses)
    .orderBy(...mostFrequent)
    .limit(MOST_MISSES);
  db().delete(searchMisses).where(notInArray(searchMisses.words, kept)).run();
}

/** Searches without hits, most frequent first. */
export const listMisses = (): (typeof searchMisses.$inferSelect)[] =>
  db()
    .select()
    .from(searchMisses)
    .orderBy(...mostFrequent)
    .all();
