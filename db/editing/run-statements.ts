import type { Store } from "@/db/connection";

/** Brings a store that no visitor writes into to other content; between its statements a change may name what comes later. */
export const runStatements = (store: Store, statements: readonly string[]) =>
  store.transaction(() => {
    store.pragma("defer_foreign_keys = ON");
    for (const statement of statements) store.exec(statement);
  })();
