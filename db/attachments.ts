import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { storeFile } from "./connection";
import { HOUR_MS } from "@/lib/durations";

// Files of messages are stored beside the database, named by their hashes. The table `attachments` has their messages and
// original names; a file without a row there is deleted.

/** Copies of a store (db/backup/copies.ts) share its folder of attachments. */
const COPY = /\.(?:replaced|pre|damaged)-[^/\\]*$/;
const INCOMING = "incoming-";
const HASH = /^[\da-f]{64}$/;

export const attachmentFolder = (file = storeFile()) =>
  file === ":memory:"
    ? path.join(tmpdir(), `lanheng-attachments-${process.pid}`)
    : `${file.replace(COPY, "")}.attachments`;

export const attachmentPlace = (hash: string, file?: string) => path.join(attachmentFolder(file), hash);

/** A new path for a file that is being received. */
export function incomingPlace(): string {
  const folder = attachmentFolder();
  mkdirSync(/*turbopackIgnore: true*/ folder, { recursive: true, mode: 0o700 });
  return path.join(folder, `${INCOMING}${randomUUID()}`);
}

/** Syncs a folder, so that the names of new files in it are on stable storage. */
export function flushFolder(folder: string) {
  // Windows can neither open nor needs to sync folders.
  if (process.platform === "win32") return;
  const handle = openSync(/*turbopackIgnore: true*/ folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Renames received files to their hashes. Must run in the transaction that stores their rows, so that every row has its
 * file; files without a row are removed later.
 */
export function settle(files: readonly { place: string; hash: string }[]) {
  for (const { place, hash } of files)
    renameSync(/*turbopackIgnore: true*/ place, /*turbopackIgnore: true*/ attachmentPlace(hash));
  if (files.length > 0) flushFolder(attachmentFolder());
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(/*turbopackIgnore: true*/ folder);
  } catch {
    return [];
  }
}

/** The hashes of all stored files. */
export const storedHashes = (folder = attachmentFolder()) =>
  namesIn(folder).filter((name) => HASH.test(name));

export const removeStored = (hash: string, folder = attachmentFolder()) =>
  rmSync(/*turbopackIgnore: true*/ path.join(folder, hash), { force: true });

/** Removes received files that were never stored with a message, for example because the process was killed. */
export function removeStranded(now: Date) {
  const folder = attachmentFolder();
  for (const name of namesIn(folder).filter((other) => other.startsWith(INCOMING))) {
    const file = path.join(folder, name);
    const made = statSync(/*turbopackIgnore: true*/ file, { throwIfNoEntry: false })?.mtimeMs;
    if (made !== undefined && made < now.getTime() - HOUR_MS)
      rmSync(/*turbopackIgnore: true*/ file, { force: true });
  }
}
