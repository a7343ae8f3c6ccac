import { desc, notInArray, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { countRows } from "@/db/queries/lists/count-rows";
import { searchMisses } from "@/db/schema-visitors";
import { write } from "@/db/write";
import { logError } from "@/lib/log";
import { perProcess } from "@/lib/per-process";
import { missOf, MOST_MISSES } from "@/lib/links/search-miss";

/** Words that wait to be stored; what comes beyond is a flood, and no visitor's. */
const MOST_WAITING = 200;
const STORE_AFTER_MS = 2000;

type Waiting = { words: Map<string, number>; timer?: NodeJS.Timeout | undefined };

const waiting = perProcess("search-misses", (): Waiting => ({ words: new Map() }));

/**
 * Counts a search that found nothing: its words alone, never who searched. Stored a moment later and many at once, so that
 * no visitor waits for it and a flood of searches leaves the store to messages.
 */
export function countMiss(searched: string) {
  const words = missOf(searched);
  if (words === undefined || (waiting.words.size >= MOST_WAITING && !waiting.words.has(words))) return;
  waiting.words.set(words, (waiting.words.get(words) ?? 0) + 1);
  waiting.timer ??= setTimeout(() => void storeMisses(), STORE_AFTER_MS).unref();
}

/** Stores what waits. A store that cannot be written loses these counts, and nothing else. */
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

/** Of the rarest the oldest go first. */
function dropRarest() {
  if (countRows(searchMisses) <= MOST_MISSES) return;
  const kept = db()
    .select({ words: searchMisses.words })
    .from(searchMisses)
    .orderBy(...mostFrequent)
    .limit(MOST_MISSES);
  db().delete(searchMisses).where(notInArray(searchMisses.words, kept)).run();
}

/** What was searched for and not found, the most frequent first. */
export const listMisses = (): (typeof searchMisses.$inferSelect)[] =>
  db()
    .select()
    .from(searchMisses)
    .orderBy(...mostFrequent)
    .all();
