import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { attachmentFolder, flushFolder, removeStored, storedHashes } from "@/db/attachments";

/** All backups in a folder share one folder of attachments, as most files are in all of them. */
const poolOf = (folder: string) => path.join(folder, "attachments");

/** The hashes of the attachments of any store; none in one from before attachments existed. */
export function hashesIn(file: string): string[] {
  const store = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const isThere = store.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'attachments'").get();
    return isThere ? (store.prepare("SELECT DISTINCT hash FROM attachments").pluck().all() as string[]) : [];
  } finally {
    store.close();
  }
}

/** Copies files that do not exist at the target yet and verifies their hashes. @returns those missing at the source */
function copyFiles(hashes: readonly string[], from: string, to: string): string[] {
  const missing: string[] = [];
  const wanted = hashes.filter((hash) => !existsSync(path.join(to, hash)));
  if (wanted.length === 0) return missing;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const hash of wanted) {
    if (!existsSync(path.join(from, hash))) {
      missing.push(hash);
      continue;
    }
    const bytes = readFileSync(path.join(from, hash));
    if (createHash("sha256").update(bytes).digest("hex") !== hash)
      throw new Error(`附件 ${hash} 与留言时不同，磁盘可能损坏`);
    const unfinished = path.join(to, `incoming-${hash}`);
    writeFileSync(unfinished, bytes, { mode: 0o600, flush: true });
    renameSync(unfinished, path.join(to, hash));
  }
  flushFolder(to);
  return missing;
}

/** Copies the attachments of a backup beside it. @returns those that are missing: deleted meanwhile, or lost */
export const backUpFiles = (backup: string, store: string, folder: string): string[] =>
  copyFiles(hashesIn(backup), attachmentFolder(store), poolOf(folder));

/** Removes attachments that none of these backups refers to. */
export function dropFilesOfNone(backups: readonly string[], folder: string) {
  const pool = poolOf(folder);
  const left = storedHashes(pool);
  if (left.length === 0) return;
  try {
    const kept = new Set(backups.flatMap(hashesIn));
    for (const hash of left) if (!kept.has(hash)) removeStored(hash, pool);
  } catch {
    // A backup that cannot be read may refer to any file: all are kept until it rotates.
  }
}

/** Copies the attachments of a backup back beside the store. @returns how many are missing */
export const restoreFiles = (backup: string, store: string): number =>
  copyFiles(hashesIn(backup), poolOf(path.dirname(backup)), attachmentFolder(store)).filter(
    (hash) => !existsSync(path.join(attachmentFolder(store), hash)),
  ).length;
