import { chmodSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { DAY_MS } from "@/lib/durations";
import { SITE } from "@/lib/site";

/** Left by a restore (the replaced store), by migrations, by a damaged log, and by an interrupted restore. */
const COPY = /^\.(?:replaced-|pre-|damaged-|restoring)/;
const PART = /-(?:wal|shm|journal)$/;

/** All files of the copies beside a store, including their logs. */
function filesOfCopies(file: string): string[] {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((other) => other.startsWith(name) && COPY.test(other.slice(name.length)))
    .map((other) => path.join(folder, other));
}

/** The copies beside a store, without their own logs. A restore, a migration and a damaged log each leave one. */
export const copiesBeside = (file: string) => [
  ...new Set(filesOfCopies(file).map((found) => found.replace(PART, ""))),
];

/** The backups in a folder, newest first. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^site-.*\.db$/.test(name));
  return names
    .toSorted()
    .toReversed()
    .map((name) => path.join(folder, name));
}

/** The backups in the default folder of the backup command. */
export const backupsOf = (file: string) => backupsIn(path.join(path.dirname(file), "backups"));

/** When a copy was made, by its file or else its log. */
function madeAt(copy: string): number {
  const [made] = ["", "-wal", "-journal", "-shm"]
    .map((part) => statSync(copy + part, { throwIfNoEntry: false })?.mtimeMs)
    .filter((time) => time !== undefined);
  return made ?? Infinity;
}

/**
 * Removes copies beside a store that are older than the privacy notice promises to keep them.
 * @returns how many
 */
export function purgeCopies(file: string, now: Date): number {
  const old = copiesBeside(file).filter(
    (copy) => madeAt(copy) < now.getTime() - SITE.copyRetentionDays * DAY_MS,
  );
  for (const copy of old)
    for (const part of ["", "-wal", "-shm", "-journal"]) rmSync(copy + part, { force: true });
  return old.length;
}

/** Removes read permission of others from a store and its copies, which may be old or come from elsewhere. */
export function keepPrivate(file: string) {
  if (file === ":memory:") return;
  for (const found of [file, `${file}-wal`, `${file}-shm`, ...filesOfCopies(file), ...backupsOf(file)])
    if ((statSync(found, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) chmodSync(found, 0o600);
}
