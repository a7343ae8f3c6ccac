import { existsSync, readFileSync } from "node:fs";
import { writeWhole } from "./drafts";

/** One save of a file: its text before and after; null if it did not exist or was deleted. */
export type Saved = { at: string; file: string; before: string | null; after: string | null };

/** The saves since the last migration of the desk, and the saves in each earlier migration. */
export type History = { saved: Saved[]; published: { tag: string; saved: Saved[] }[] };

export function historyIn(file: string) {
  const read = (): History =>
    existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as History) : { saved: [], published: [] };
  return {
    read,
    write: (history: History) => writeWhole(file, JSON.stringify(history)),
  };
}
