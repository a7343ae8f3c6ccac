import { sentenceOf } from "@/db/check/finding";
import { timesAhead } from "@/db/check/time-rules";
import { migratedStore } from "@/db/editing/migrated-store";
import { missingFromStore } from "@/db/editing/scheduled-rows";
import { readContent } from "@/db/source/read-content";
import { chinaTime } from "@/lib/text/china-time";
import { changesInTurn } from "./changes";

/**
 * What the next migration would have.
 * @param content the folder of the content
 * @param drizzle the folder of the migrations
 */
export function pending(root: string, content: string, drizzle: string) {
  const store = migratedStore(drizzle);
  const copy = migratedStore(drizzle);
  try {
    const now = readContent(content);
    const [first, ...later] = changesInTurn(store, now, chinaTime(Date.now()));
    return {
      changes: first?.changes ?? [],
      /** Scheduled changes, whether in a migration yet or not. */
      later,
      isPending: missingFromStore(copy, now, Date.now()).statements.length > 0,
      /** The schedule in words. */
      times: timesAhead(now, root).map(sentenceOf),
    };
  } finally {
    store.close();
    copy.close();
  }
}
