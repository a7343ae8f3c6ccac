import "server-only";
import { type Store, sharedStore } from "./connection.mjs";
import { contentVersion } from "./content-version.mjs";

/** Keeps what `compute` returned for a key until any content changes. Keys are compared as text. */
export function untilChanged<Key extends string | number, Value>(
  compute: (key: Key) => Value,
  most = 2000,
): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  let version = -1;
  let store: Store | undefined;
  return (key) => {
    const now = contentVersion();
    if (now !== version || store !== sharedStore() || kept.size > most) kept.clear();
    version = now;
    store = sharedStore();
    if (!kept.has(key)) kept.set(key, compute(key));
    return kept.get(key) as Value;
  };
}
