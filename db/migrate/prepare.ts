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

/** The folder of migrations in the project or release, which is the working directory. */
export const migrationsFolder = () => path.join(/* turbopackIgnore: true */ process.cwd(), "drizzle");

function assertComplete(store: Store, folder: string) {
  const missing = missingTables(store);
  const fault =
    missing.length > 0 ? `数据库缺少表：${missing.join("、")}` : triggerFault(store, readMigrations(folder));
  if (fault) throw new Error(`${fault}。请恢复备份`);
}

/**
 * Checks the store of this process and brings it up to date, after a copy of it was made.
 * @param isNew whether the operator asked for a new store where traces of another are left; these are set aside
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
