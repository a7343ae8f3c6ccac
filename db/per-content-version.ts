import { setTimeout as sleep } from "node:timers/promises";
import { type Store, sharedStore } from "./connection";
import { contentVersion } from "./content-version";
import { perProcess } from "@/lib/per-process";

/**
 * Memoizes `compute` until the content changes. Callers must not modify the result.
 * `keyOf` makes the key of an argument that is no number or text; without an argument one result is kept. The whole cache is
 * dropped when it exceeds `most` entries.
 */
export function perContentVersion<Asked = void, Value = unknown>(
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

type Kept<Value> = { version: number; store: Store; value: Value };

/**
 * Memoizes something that is built asynchronously, in slices; rebuilt at the first use after a change. `name` makes it one
 * per process: Next bundles pages and calls apart, each with its own copy of this module.
 */
export function builtPerContentVersion<Value>(
  name: string,
  build: () => Promise<Value>,
  versionOf = contentVersion,
): () => Promise<Value> {
  const state = perProcess(`built.${name}`, (): { kept?: Kept<Promise<Value>> | undefined } => ({}));
  return () => {
    const [version, store] = [versionOf(), sharedStore()];
    if (state.kept?.version === version && state.kept.store === store) return state.kept.value;
    const value = build();
    state.kept = { version, store, value };
    value.catch(() => (state.kept = undefined));
    return value;
  };
}

/** How long a request waits for a rebuild before it gets the previous value: too short to be noticed. */
const PATIENCE_MS = 10;

/**
 * The same, built from the previous value if that is of the same store, and never twice at once. `recent` is for answers that
 * are not cached: while a rebuild takes long, it returns the previous value, if there is one.
 */
export function builtInBackground<Value>(
  name: string,
  build: (before?: Value) => Promise<Value>,
  versionOf = contentVersion,
): Record<"present" | "recent", () => Promise<Value>> {
  const state = perProcess(
    `background.${name}`,
    (): { kept?: Kept<Value>; building?: Promise<void> | undefined } => ({}),
  );

  async function make() {
    const [version, store] = [versionOf(), sharedStore()];
    const before = state.kept?.store === store ? state.kept.value : undefined;
    state.kept = { version, store, value: await build(before) };
  }

  async function present(): Promise<Value> {
    for (;;) {
      const { kept } = state;
      if (kept && kept.version === versionOf() && kept.store === sharedStore()) return kept.value;
      await (state.building ??= make().finally(() => (state.building = undefined)));
    }
  }

  function recent(): Promise<Value> {
    const before = state.kept?.store === sharedStore() ? state.kept.value : undefined;
    const value = present();
    if (before === undefined) return value;
    // If the rebuild fails later, the next call fails again and reports it.
    value.catch(() => undefined);
    return Promise.race([value, sleep(PATIENCE_MS, before, { ref: false })]);
  }
  return { present, recent };
}
