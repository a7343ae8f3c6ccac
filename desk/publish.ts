import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { sentenceOf } from "@/db/check/finding";
import { timesAhead } from "@/db/check/time-rules";
import { migrateContent } from "@/db/editing/editing";
import { migratedStore } from "@/db/editing/migrated-store";
import { missingFromStore } from "@/db/editing/scheduled-rows";
import { readContent } from "@/db/source/read-content";
import { chinaTime } from "@/lib/text/china-time";
import { changesInTurn } from "./changes";
import { writeWhole } from "./drafts";
import { historyIn, type Saved } from "./history";

const JOURNAL = "meta/_journal.json";
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

/** Publishing saved content as a migration, and undoing saves and migrations. */
export function publishing(root: string, own: string) {
  const content = path.join(root, "db/content");
  const drizzle = path.join(root, "drizzle");
  const history = historyIn(path.join(own, "history.json"));
  const journalOf = () => JSON.parse(readFileSync(path.join(drizzle, JOURNAL), "utf8")) as Journal;
  const newest = () => journalOf().entries.at(-1)?.tag ?? "";
  const textOf = (file: string) =>
    existsSync(path.join(content, file)) ? readFileSync(path.join(content, file), "utf8") : null;

  /** Restores files, newest save first. @returns files changed by someone else since, which are left alone */
  function putBack(saved: readonly Saved[]): string[] {
    const left: string[] = [];
    for (const { file, before, after } of saved.toReversed()) {
      if (textOf(file) !== after) left.push(file);
      else if (before === null) rmSync(path.join(content, file));
      else writeWhole(path.join(content, file), before);
    }
    return left;
  }
  const told = (left: string[], sentence: string) =>
    left.length > 0 ? `${sentence}${left.join("、")} 后来又有人改过，没有动。` : sentence;

  return {
    /** The changes in the next migration, and what can be undone. */
    changes() {
      const store = migratedStore(drizzle);
      const copy = migratedStore(drizzle);
      try {
        const { saved, published } = history.read();
        const now = readContent(content);
        const [first, ...later] = changesInTurn(store, now, chinaTime(Date.now()));
        return {
          changes: first?.changes ?? [],
          /** Scheduled changes, whether in a migration yet or not. */
          later,
          isPending: missingFromStore(copy, now, Date.now()).statements.length > 0,
          /** The schedule in words. */
          times: timesAhead(now, root).map(sentenceOf),
          saved: saved.map(({ at, file }) => ({ at, file })),
          published: published.at(-1)?.tag,
        };
      } finally {
        store.close();
        copy.close();
      }
    },
    /** Writes a migration for everything saved, like `content -- migrate`. */
    publish(why: string, name = "") {
      const before = newest();
      const says = migrateContent(root, { why, name: name || undefined });
      const tag = newest();
      const { saved, published } = history.read();
      if (tag !== before) history.write({ saved: [], published: [...published, { tag, saved }] });
      return says;
    },
    /** Undoes the last save. */
    unsave() {
      const { saved, published } = history.read();
      const left = putBack(saved.slice(-1));
      if (left.length === 0) history.write({ saved: saved.slice(0, -1), published });
      return told(left, "");
    },
    /** Undoes the last migration of the desk: removes it if it is not in git yet, else writes one that reverts it. */
    unpublish() {
      const { saved, published } = history.read();
      const last = published.at(-1);
      if (!last) return "编辑台还没有写过迁移。";
      const left = putBack(last.saved);
      const file = path.join(drizzle, `${last.tag}.sql`);
      const isOurs = newest() === last.tag && !isCommitted(root, path.relative(root, file));
      if (isOurs) {
        const journal = journalOf();
        writeWhole(
          path.join(drizzle, JOURNAL),
          `${JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }, null, 2)}\n`,
        );
        rmSync(file);
      }
      history.write({ saved, published: published.slice(0, -1) });
      const says = isOurs ? `已删去 ${last.tag}。` : migrateContent(root, { why: `撤回 ${last.tag}` });
      return told(left, says);
    },
  };
}
