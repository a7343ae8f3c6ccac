import { setTimeout as sleep } from "node:timers/promises";
import { type Store, sharedStore } from "./connection";
import { contentVersion } from "./content-version";

/**
 * A cache that any change of content invalidates: keeps what `compute` returned until then; whoever gets it must leave it as it is.
 * `keyOf` tells what was asked apart, which a number or a text does by itself. All is forgotten beyond `most`.
 */
export function perContentVersion<Asked, Value>(
  compute: (asked: Asked) => Value,
  { most = 2000, keyOf = (asked: Asked): unknown => asked, versionOf = contentVersion } = {},
): (asked: Asked) => Value {
  const kept = new Map<unknown, Value>();
  let version = -1;
  let store: Store | undefined;
  return (asked) => {
    const now = versionOf();
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

/** How long a visitor waits for what is being built anew before they get what was built before: nobody sees so short a time. */
const PATIENCE_MS = 10;

/**
 * The same for what nobody keeps: where building takes longer than a visitor waits, the one before is answered
 * meanwhile, if there is one. One is built at a time.
 */
export function builtInBackground<Value>(
  build: () => Promise<Value>,
  versionOf = contentVersion,
): () => Promise<Value> {
  let kept: { version: number; store: Store; value: Value } | undefined;
  let building: Promise<void> | undefined;

  async function make() {
    const [version, store] = [versionOf(), sharedStore()];
    kept = { version, store, value: await build() };
  }

  async function current(): Promise<Value> {
    for (;;) {
      if (kept && kept.version === versionOf() && kept.store === sharedStore()) return kept.value;
      await (building ??= make().finally(() => (building = undefined)));
    }
  }

  return () => {
    const before = kept?.store === sharedStore() ? kept.value : undefined;
    const value = current();
    if (before === undefined) return value;
    // A failure after the answer is met again, and told, at the next question.
    value.catch(() => undefined);
    return Promise.race([value, sleep(PATIENCE_MS, before, { ref: false })]);
  };
}
