import path from "node:path";
import { keepPrivate } from "@/db/backup/copies";
import { setAside } from "@/db/backup/restore";
import { backupBefore } from "./backup-before";
import { closeStore, sharedStore, type Store, storeFile } from "@/db/connection";
import { assertFirstStore, isStoreMissing } from "./first-store";
import { noteLogDamage } from "./log-damage";
import { migrate } from "./migrate";
import { pendingMigrations, readMigrations } from "./migrations";
import { applyDue } from "./scheduled";
import { missingTables } from "./missing-tables";
import { withSideLock } from "./file-lock";
import { triggerFault } from "./triggers";

/** Where the migrations are: the project, or the release, is the folder that the process stands in. */
export const migrationsFolder = () => path.join(/* turbopackIgnore: true */ process.cwd(), "drizzle");

function assertComplete(store: Store, folder: string) {
  const missing = missingTables(store);
  const fault =
    missing.length > 0 ? `数据库缺少表：${missing.join("、")}` : triggerFault(store, readMigrations(folder));
  if (fault) throw new Error(`${fault}。请恢复备份`);
}

/**
 * Makes the store of this process fit to serve: sound, and up to date, with a copy of what there was.
 * @param isNew that an operator wants a new store where another was; what is left of that one is set aside
 * @returns the migrations that ran
 * @throws a sentence for the operator
 */
export function prepareStore({ isNew = false } = {}): string[] {
  const file = storeFile();
  const folder = migrationsFolder();
  return withSideLock(file, () => {
    if (isStoreMissing(file)) {
      if (isNew) setAside(file, new Date());
      else assertFirstStore(file);
    }
    const store = sharedStore();
    try {
      keepPrivate(file);
      noteLogDamage(store, file);
      const fault = store.pragma("quick_check(1)", { simple: true });
      if (fault !== "ok") throw new Error(`数据库已损坏：${fault}`);
      const isEmpty = store.prepare("SELECT count(*) FROM sqlite_schema").pluck().get() === 0;
      if (isEmpty && !isNew) assertFirstStore(file);
      const next = pendingMigrations(store, folder)[0];
      if (next && !isEmpty) backupBefore(store, file, next.tag);
      const ran = next ? migrate(store, folder) : [];
      assertComplete(store, folder);
      store.transaction(() => applyDue(store, Date.now())).immediate();
      if (next) store.pragma("wal_checkpoint(TRUNCATE)");
      return ran;
    } catch (error) {
      closeStore();
      throw error;
    }
  });
}
