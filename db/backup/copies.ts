import { chmodSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { SITE } from "@/lib/site";

const DAY_MS = 86_400_000;

/** What a restore set aside, what migrations saved, what a damaged log was kept as, and what an interrupted restore left. */
const COPY = /^\.(?:replaced-|pre-|damaged-|restoring)/;
const PART = /-(?:wal|shm|journal)$/;

/** Every file of the copies beside a store, logs included. */
function filesOfCopies(file: string): string[] {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((other) => other.startsWith(name) && COPY.test(other.slice(name.length)))
    .map((other) => path.join(folder, other));
}

/** The copies beside a store: a restore, each migration and a damaged log leave one. A log of its own belongs to its copy. */
export const copiesBeside = (file: string) => [
  ...new Set(filesOfCopies(file).map((found) => found.replace(PART, ""))),
];

/** The backups in a folder, the newest first. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^site-.*\.db$/.test(name));
  return names
    .toSorted()
    .toReversed()
    .map((name) => path.join(folder, name));
}

/** Those that lie where the command puts them by itself. */
export const backupsOf = (file: string) => backupsIn(path.join(path.dirname(file), "backups"));

/** When a copy was made, as its file or else its log says. */
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

/** Takes from others the right to read a store and its copies: they may be from before that was the rule, or from elsewhere. */
export function keepPrivate(file: string) {
  if (file === ":memory:") return;
  for (const found of [file, `${file}-wal`, `${file}-shm`, ...filesOfCopies(file), ...backupsOf(file)])
    if ((statSync(found, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) chmodSync(found, 0o600);
}
