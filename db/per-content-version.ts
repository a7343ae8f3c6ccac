import { type Store, sharedStore } from "./connection";
import { contentVersion } from "./content-version";

/**
 * Keeps what `compute` returned until any content changes; whoever gets it must leave it as it is.
 * `keyOf` tells what was asked apart, which a number or a text does by itself. All is forgotten beyond `most`.
 */
export function perContentVersion<Asked, Value>(
  compute: (asked: Asked) => Value,
  { most = 2000, keyOf = (asked: Asked): unknown => asked } = {},
): (asked: Asked) => Value {
  const kept = new Map<unknown, Value>();
  let version = -1;
  let store: Store | undefined;
  return (asked) => {
    const now = contentVersion();
    if (now !== version || store !== sharedStore() || kept.size > most) kept.clear();
    version = now;
    store = sharedStore();
    const key = keyOf(asked);
    if (!kept.has(key)) kept.set(key, compute(asked));
    return kept.get(key) as Value;
  };
}

/** What is built slice by slice: anew at the first question after a change, while other visitors go on. */
export function builtPerContentVersion<Value>(
  build: () => Promise<Value>,
  versionOf = contentVersion,
): () => Promise<Value> {
  let kept: { version: number; store: Store; value: Promise<Value> } | undefined;
  return () => {
    const [version, store] = [versionOf(), sharedStore()];
    if (kept?.version !== version || kept.store !== store) {
      const value = build();
      kept = { version, store, value };
      value.catch(() => (kept = undefined));
    }
    return kept.value;
  };
}
