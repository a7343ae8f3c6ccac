import { readFileSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import { openStore, shareStore, type Store } from "@/db/connection";
import { eraseRows } from "./erase";

type Kept = "empty" | "shipped" | "test-content";

/** The file of a store that was migrated before the tests (test-setup.ts). */
export const keptStore = (name: Kept) => path.join(inject("runFolder"), `${name}.db`);

/** A store of its own in memory, as all migrations leave it. */
const copyOf = (name: Kept): Store => openStore(readFileSync(keptStore(name)));

const empty = new WeakSet<Store>();
let current: Store | undefined;

/** The store of this test file, in memory, emptied of all content. */
export function emptyStore(): Store {
  if (current?.open && empty.has(current)) {
    eraseRows(current);
    return current;
  }
  current = shareStore(copyOf("empty"));
  empty.add(current);
  return current;
}

/** The store of this test file with the content as it is shipped. */
export const shippedStore = (): Store => shareStore(copyOf("shipped"));

/** The store of this test file with db/test-content. */
export const testContentStore = (): Store => shareStore(copyOf("test-content"));
