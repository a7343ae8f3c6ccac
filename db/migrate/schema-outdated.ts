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
    // Errors of SQLite and of files have a code. Our own says that the store has another history than this release.
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
 * Whether the store lacks a migration of this release: not after a start, which runs them all, but where another store was
 * put in its place. One that lacks none is not looked at again; one that cannot be read for a while says nothing.
 */
export function isSchemaOutdated(): boolean {
  try {
    return look() === "behind";
  } catch {
    return false;
  }
}
