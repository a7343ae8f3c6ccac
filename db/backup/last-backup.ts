import { readFileSync, writeFileSync } from "node:fs";
import { storeFile } from "@/db/connection";

/** Beside the store, as backups may lie anywhere, or be taken away. */
const recordOf = (file: string) => `${file}.last-backup`;

/** Writes down that a backup of the store was proven, for the server to tell how long ago that was. */
export const recordBackup = (file: string, made: Date) =>
  writeFileSync(recordOf(file), `${made.toISOString()}\n`);

/** Seconds since the last proven backup of this process's store was made; infinite where there is none. */
export function backupAgeSeconds(): number {
  try {
    const made = Date.parse(readFileSync(/*turbopackIgnore: true*/ recordOf(storeFile()), "utf8").trim());
    return Number.isNaN(made) ? Infinity : Math.max(0, Math.round((Date.now() - made) / 1000));
  } catch {
    return Infinity;
  }
}
