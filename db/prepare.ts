import path from "node:path";
import { closeStore, sharedStore } from "./connection.mjs";
import { migrate } from "./migrate";

/**
 * Makes the store of this process fit to serve: sound, and up to date.
 * @returns the migrations that ran
 * @throws a sentence for the operator
 */
export function prepareStore(): string[] {
  const store = sharedStore();
  const faults = store.pragma("quick_check(1)", { simple: true });
  if (faults !== "ok") throw new Error(`数据库已损坏：${faults}`);
  try {
    return migrate(store, path.join(/* turbopackIgnore: true */ process.cwd(), "drizzle"));
  } catch (error) {
    closeStore();
    throw error;
  }
}
