import "server-only";
import { contentVersion } from "./content-version.mjs";

const MAX_KEPT = 2000;

/** Keeps what `compute` returned for a key until any content changes. Keys are compared as text. */
export function untilChanged<Key extends string | number, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  let version = -1;
  return (key) => {
    const now = contentVersion();
    if (now !== version || kept.size > MAX_KEPT) kept.clear();
    version = now;
    if (!kept.has(key)) kept.set(key, compute(key));
    return kept.get(key) as Value;
  };
}
