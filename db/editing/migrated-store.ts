import { openStore, type Store } from "@/db/connection";
import { migrate } from "@/db/migrate/migrate";
import { readMigrations } from "@/db/migrate/migrations";

/** What migrations left the last time, and which these were. */
let kept: { ran: string[]; bytes: Buffer } | undefined;

/**
 * A store in memory, to be thrown away, as all migrations of a folder leave it. Those that ran the last time do not run again: the
 * desk asks after each step, and running all of them takes longer than all else.
 */
export function migratedStore(folder: string): Store {
  const ran = readMigrations(folder).map(({ when, hash }) => `${when} ${hash}`);
  const before = kept?.ran.every((migration, at) => migration === ran[at]) ? kept.bytes : ":memory:";
  const store = openStore(before);
  try {
    migrate(store, folder);
  } catch (fault) {
    store.close();
    throw fault;
  }
  kept = { ran, bytes: store.serialize() };
  return store;
}
