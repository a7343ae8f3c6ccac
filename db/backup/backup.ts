import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { openStore } from "@/db/connection";
import { backUpFiles, dropFilesOfNone } from "./attachments";
import { backupName, keptBackups } from "./backup-rotation";
import { backupsIn } from "./copies";
import { flushToDisk } from "./flush";
import { recordBackup } from "./last-backup";
import { DAY_MS } from "@/lib/durations";

/** Checks integrity and foreign keys of a copy, and makes it a single file without a log. */
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

/** Removes leftovers of killed backups, which hold personal data; files of the last day may still be in progress. */
function removeUnfinished(folder: string, now: Date) {
  const unfinished = readdirSync(folder).filter((name) => /^site-.*\.db\.part/.test(name));
  for (const file of unfinished.map((name) => path.join(folder, name)))
    if (statSync(file).mtimeMs < now.getTime() - DAY_MS) rmSync(file);
}

/** The attachments of the copy must have been copied with it, except those deleted meanwhile. */
function assertNoneLost(missing: readonly string[], store: Database.Database) {
  const isThere = store.prepare("SELECT 1 FROM attachments WHERE hash = ?");
  const lost = missing.filter((hash) => isThere.get(hash));
  if (lost.length > 0) throw new Error(`数据库旁边缺少留言的 ${lost.length} 个附件`);
}

/**
 * Copies a store that is in use with its attachments, verifies the copy, records the backup and removes expired ones.
 * @returns the path of the copy
 * @throws a sentence if there is no store or the copy is faulty; no copy is left then
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
