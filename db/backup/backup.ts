import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { openStore } from "@/db/connection";
import { backUpFiles, dropFilesOfNone } from "./attachments";
import { backupName, keptBackups } from "./backup-rotation";
import { backupsIn } from "./copies";
import { flushToDisk } from "./flush";
import { recordBackup } from "./last-backup";

/** Proves a copy: whole, and every reference in it leads somewhere. It is then one file, without a log beside it. */
export function prove(copy: string) {
  const store = new Database(copy);
  try {
    store.pragma("journal_mode = DELETE");
    const fault = store.pragma("integrity_check(1)", { simple: true });
    if (fault !== "ok") throw new Error(`备份不完整：${fault}`);
    if ((store.pragma("foreign_key_check") as unknown[]).length > 0)
      throw new Error("备份中有记录指向不存在的内容");
  } finally {
    store.close();
  }
}

/** What a backup that was killed has left holds people's data, too; one of the last day may still be written. */
function removeUnfinished(folder: string, now: Date) {
  const unfinished = readdirSync(folder).filter((name) => /^site-.*\.db\.part/.test(name));
  for (const file of unfinished.map((name) => path.join(folder, name)))
    if (statSync(file).mtimeMs < now.getTime() - 86_400_000) rmSync(file);
}

/** Files that the copy has messages of must have come with it, save those that were deleted meanwhile. */
function assertNoneLost(missing: readonly string[], store: Database.Database) {
  const isThere = store.prepare("SELECT 1 FROM attachments WHERE hash = ?");
  const lost = missing.filter((hash) => isThere.get(hash));
  if (lost.length > 0) throw new Error(`数据库旁边缺少留言的 ${lost.length} 个附件`);
}

/**
 * Copies a store with the files of its messages while it is in use, proves the copy, writes down that it did and removes those that are no longer kept.
 * @returns the file of the copy
 * @throws a sentence when there is no store or the copy does not hold; no copy is left then
 */
export async function backUp(file: string, folder: string, now = new Date()): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const copy = path.join(folder, backupName(now));
  const unfinished = `${copy}.part`;
  const store = openStore(file, { fileMustExist: true });
  try {
    await store.backup(unfinished);
    prove(unfinished);
    flushToDisk(unfinished);
    const missing = backUpFiles(unfinished, file, folder);
    if (missing.length > 0) assertNoneLost(missing, store);
    renameSync(unfinished, copy);
  } finally {
    store.close();
    rmSync(unfinished, { force: true });
  }
  recordBackup(file, now);
  removeUnfinished(folder, now);
  const backups = backupsIn(folder);
  const kept = keptBackups(backups.map((backup) => path.basename(backup)));
  for (const backup of backups) if (!kept.has(path.basename(backup))) rmSync(backup);
  dropFilesOfNone(backupsIn(folder), folder);
  return copy;
}
