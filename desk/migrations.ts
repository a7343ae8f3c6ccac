import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "./drafts";

type Journal = { entries: { tag: string }[] };

/** Whether a file is tracked by git, so that others may have it. */
function isCommitted(root: string, file: string): boolean {
  try {
    return (
      execFileSync("git", ["ls-files", "--", file], {
        cwd: root,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      }) !== ""
    );
  } catch {
    return false;
  }
}

/** The migrations of a project. */
export function migrationsIn(root: string) {
  const folder = path.join(root, "drizzle");
  const journalFile = path.join(folder, "meta/_journal.json");
  const journal = () => JSON.parse(readFileSync(journalFile, "utf8")) as Journal;
  const newest = () => journal().entries.at(-1)?.tag ?? "";

  /** Removes a migration if it is the newest and not in git yet. @returns whether it was removed */
  function remove(tag: string): boolean {
    const file = path.join(folder, `${tag}.sql`);
    if (newest() !== tag || isCommitted(root, path.relative(root, file))) return false;
    const { entries, ...rest } = journal();
    writeWhole(journalFile, `${JSON.stringify({ ...rest, entries: entries.slice(0, -1) }, null, 2)}\n`);
    rmSync(file);
    return true;
  }
  return { folder, newest, remove };
}
