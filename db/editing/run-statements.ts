import type { Store } from "@/db/connection";

/** Runs statements on a scratch store. Foreign keys are checked only at the end, as a row may refer to a later one. */
export const runStatements = (store: Store, statements: readonly string[]) =>
  store.transaction(() => {
    store.pragma("defer_foreign_keys = ON");
    for (const statement of statements) store.exec(statement);
  })();
