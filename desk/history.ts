import { existsSync, readFileSync } from "node:fs";
import { writeWhole } from "./drafts";

/** What one save did to a file of db/content; null where there was none, or is none any more. */
export type Saved = { at: string; file: string; before: string | null; after: string | null };

/** All that the desk has saved since the last migration it wrote, and by which migrations went what before. */
export type History = { saved: Saved[]; published: { tag: string; saved: Saved[] }[] };

export function historyIn(file: string) {
  const read = (): History =>
    existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as History) : { saved: [], published: [] };
  return {
    read,
    write: (history: History) => writeWhole(file, JSON.stringify(history)),
  };
}
