import { sharedStore, type Store } from "@/db/connection";
import { pendingMigrations } from "./migrations";
import { migrationsFolder } from "./prepare";

const LOOK_AGAIN_MS = 1000;

type State = "complete" | "behind" | "unreadable";

let looked: { store: Store; state: State; at: number } | undefined;

function stateOf(store: Store): State {
  try {
    return pendingMigrations(store, migrationsFolder()).length > 0 ? "behind" : "complete";
  } catch (error) {
    // Errors of SQLite and the file system have a code. Without one it is the sentence that the histories differ.
    return error instanceof Error && "code" in error ? "unreadable" : "behind";
  }
}

function look(): State {
  const store = sharedStore();
  const now = performance.now();
  const isKnown = looked?.store === store && (looked.state === "complete" || now - looked.at < LOOK_AGAIN_MS);
  if (!looked || !isKnown) looked = { store, state: stateOf(store), at: now };
  return looked.state;
}

/**
 * Whether the store lacks migrations of this release. That happens when the file is replaced while the server runs, as a start
 * runs all of them. An up-to-date store is not checked again; one that cannot be read at the moment does not count.
 */
export function isSchemaOutdated(): boolean {
  try {
    return look() === "behind";
  } catch {
    return false;
  }
}
