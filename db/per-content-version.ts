import { setTimeout as sleep } from "node:timers/promises";
import { type Store, sharedStore } from "./connection";
import { contentVersion } from "./content-version";
import { perProcess } from "@/lib/per-process";

/**
 * A cache that any change of content invalidates: keeps what `compute` returned until then; whoever gets it must leave it as it is.
 * `keyOf` tells what was asked apart, which a number or a text does by itself; what asks for nothing is kept once. All is
 * forgotten beyond `most`.
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
 * What is built slice by slice: anew at the first question after a change, while other visitors go on. By its name it is
 * one for the whole process, where pages and calls are two bundles.
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

/** How long a visitor waits for what is being built anew before they get what was built before: nobody sees so short a time. */
const PATIENCE_MS = 10;

/**
 * The same, made of the one before where that was of the same store, one at a time. `recent` is for what nobody keeps:
 * where building takes longer than a visitor waits, the one before is answered meanwhile, if there is one.
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
    // A failure after the answer is met again, and told, at the next question.
    value.catch(() => undefined);
    return Promise.race([value, sleep(PATIENCE_MS, before, { ref: false })]);
  }
  return { present, recent };
}
