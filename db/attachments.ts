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

// What files of messages hold lies beside the store, each under its hash. Who they are of, and their names, stand in the
// store (attachments), which alone says which of them are kept.

/** Copies of a store (db/backup/copies.ts) have theirs where it has its own. */
const COPY = /\.(?:replaced|pre|damaged)-[^/\\]*$/;
const INCOMING = "incoming-";
const HASH = /^[\da-f]{64}$/;
const HOUR_MS = 3_600_000;

export const attachmentFolder = (file = storeFile()) =>
  file === ":memory:"
    ? path.join(tmpdir(), `lanheng-attachments-${process.pid}`)
    : `${file.replace(COPY, "")}.attachments`;

export const attachmentPlace = (hash: string, file?: string) => path.join(attachmentFolder(file), hash);

/** A place for a file that comes in. */
export function incomingPlace(): string {
  const folder = attachmentFolder();
  mkdirSync(/*turbopackIgnore: true*/ folder, { recursive: true, mode: 0o700 });
  return path.join(folder, `${INCOMING}${randomUUID()}`);
}

/** That the names of files in a folder are on stable storage, too. */
export function flushFolder(folder: string) {
  // Windows opens no folders, and keeps their names by itself.
  if (process.platform === "win32") return;
  const handle = openSync(/*turbopackIgnore: true*/ folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Gives files that came in the names of their hashes. Part of the transaction that stores whose they are: what has a row
 * has its file, and what was stored without its row is removed.
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

/** All files that are stored, by their hashes. */
export const storedHashes = (folder = attachmentFolder()) =>
  namesIn(folder).filter((name) => HASH.test(name));

export const removeStored = (hash: string, folder = attachmentFolder()) =>
  rmSync(/*turbopackIgnore: true*/ path.join(folder, hash), { force: true });

/** Removes what came in and became no message's, as when the site was killed meanwhile. */
export function removeStranded(now: Date) {
  const folder = attachmentFolder();
  for (const name of namesIn(folder).filter((other) => other.startsWith(INCOMING))) {
    const file = path.join(folder, name);
    const made = statSync(/*turbopackIgnore: true*/ file, { throwIfNoEntry: false })?.mtimeMs;
    if (made !== undefined && made < now.getTime() - HOUR_MS)
      rmSync(/*turbopackIgnore: true*/ file, { force: true });
  }
}
