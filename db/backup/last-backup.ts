import { readFileSync, writeFileSync } from "node:fs";
import { storeFile } from "@/db/connection";

/** Beside the store, as backups may be anywhere, or be moved away. */
const recordOf = (file: string) => `${file}.last-backup`;

/** Records a verified backup, so that the server can report its age. */
export const recordBackup = (file: string, made: Date) =>
  writeFileSync(recordOf(file), `${made.toISOString()}\n`);

/** Seconds since the last verified backup of the store of this process; Infinity if there is none. */
export function backupAgeSeconds(): number {
  try {
    const made = Date.parse(readFileSync(/*turbopackIgnore: true*/ recordOf(storeFile()), "utf8").trim());
    return Number.isNaN(made) ? Infinity : Math.max(0, Math.round((Date.now() - made) / 1000));
  } catch {
    return Infinity;
  }
}
