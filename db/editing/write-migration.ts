import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CONTENT_MARK } from "@/db/migrate/migrations";
import { SEPARATOR } from "@/db/migrate/statements";
import { chinaTime } from "@/lib/text/china-time";
import type { Content } from "@/db/source/shapes";
import type { Difference } from "./diff";
import { ContentFaults } from "@/db/source/content-faults";
import { migratedStore } from "./migrated-store";
import { REVISIONS } from "./revision-rows";
import { missingFromStore, SCHEDULE } from "./scheduled-rows";

type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
};

const MOST_KINDS = 3;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG = 40;

/** The default name of a migration: the changed tables. */
function kindsOf(tables: string[]): string {
  const kinds = tables.filter((table) => table !== REVISIONS && (table !== SCHEDULE || tables.length === 1));
  return kinds.length > MOST_KINDS ? "mixed" : kinds.join("-").replaceAll("_", "-");
}

/** @throws {ContentFaults} if an editor's name of a change cannot be a file name */
export function assertSlug(name: string) {
  if (!SLUG.test(name) || name.length > MAX_SLUG)
    throw new ContentFaults([
      `--name 只能用小写英文字母、数字和连字符，不超过 ${MAX_SLUG} 个字符，例如 new-svg。`,
    ]);
}

const journalFile = (folder: string) => path.join(folder, "meta/_journal.json");

function readJournal(folder: string) {
  const journal = JSON.parse(readFileSync(journalFile(folder), "utf8")) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error("drizzle/ 中还没有建表的迁移。");
  return { journal, last };
}

/** The timestamp of the next migration, always after the existing ones even if the clock was set back. */
export const nextMoment = (folder: string, now: number): number =>
  Math.max(now, readJournal(folder).last.when + 1);

/** The difference between the content, with its revisions, and the store after all migrations of a folder. */
export function missingFrom(folder: string, content: Content, when = Date.now()): Difference {
  const store = migratedStore(folder);
  try {
    return missingFromStore(store, content, when);
  } finally {
    store.close();
  }
}

/** An editor's reason for a change, and the name of its migration; the default name lists the changed tables. */
export type Change = { why: string; name?: string | undefined };

/**
 * Writes the next migration of a folder. It has no snapshot, as the schema does not change: drizzle-kit compares with the last
 * snapshot.
 * @returns its tag
 */
export function writeMigration(
  folder: string,
  { why, name }: Change,
  { tables, statements }: Difference,
  when: number,
): string {
  const { journal, last } = readJournal(folder);
  const idx = last.idx + 1;
  const day = chinaTime(when).slice(0, 10);
  const tag = `${String(idx).padStart(4, "0")}_content-${day}-${name ?? kindsOf(tables)}`;
  const [first = "", ...rest] = statements;
  const reason = why.replace(/\s+/g, " ").replaceAll("-->", "→");
  const text = [`${CONTENT_MARK}${reason}\n${first}`, ...rest].join(SEPARATOR);
  writeFileSync(path.join(folder, `${tag}.sql`), `${text}\n`);
  const entries = [...journal.entries, { idx, version: last.version, when, tag, breakpoints: true }];
  writeFileSync(journalFile(folder), `${JSON.stringify({ ...journal, entries }, null, 2)}\n`);
  return tag;
}
