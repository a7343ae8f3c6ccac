import { statfsSync, statSync } from "node:fs";
import path from "node:path";
import { sharedStore, storeFile, storeForWriting, storeInPlace } from "@/db/connection";
import { isSchemaOutdated } from "@/db/migrate/schema-outdated";
import { missingTables } from "@/db/migrate/missing-tables";

const PULSE_MS = 10_000;
const MIN_FREE_BYTES = 200 * 1024 * 1024;

const isLocked = (error: unknown) =>
  /^SQLITE_(?:BUSY|LOCKED)/.test(String((error as { code?: string }).code));

let pulse = { at: -PULSE_MS, fine: true };

/** Commits a meaningless change, at most every ten seconds while it succeeds. */
function isWritable(): boolean {
  const now = performance.now();
  if (pulse.fine && now - pulse.at < PULSE_MS) return true;
  try {
    const store = storeForWriting();
    store.transaction(() => store.pragma(`user_version = ${Math.floor(Date.now() / 1000)}`)).immediate();
    pulse = { at: now, fine: true };
  } catch (error) {
    // Another process is writing, which is no fault: writers wait for it.
    if (!isLocked(error)) pulse = { at: now, fine: false };
  }
  return pulse.fine;
}

/** Free space on the disk of the store. */
export function freeBytes(): number {
  const { bavail, bsize } = statfsSync(path.dirname(storeFile()));
  return bavail * bsize;
}

/** The size of the store and its log. */
export const storeBytes = (): number =>
  ["", "-wal"].reduce(
    (sum, suffix) => sum + (statSync(storeFile() + suffix, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

/** A log code for what keeps the store from being read or written; undefined if it is healthy. */
export function storeFault(): string | undefined {
  try {
    const store = sharedStore();
    store.prepare("SELECT version FROM content_version").get();
    if (!storeInPlace()) return "moved";
    if (isSchemaOutdated()) return "behind";
    if (missingTables(store).length > 0) return "incomplete";
    if (freeBytes() < MIN_FREE_BYTES) return "disk";
    return isWritable() ? undefined : "unwritable";
  } catch {
    return "unreadable";
  }
}
