import path from "node:path";
import Database from "better-sqlite3";
import { backupsOf, copiesBeside } from "./copies";

const MEMBER = "SELECT id FROM members WHERE phone = @phone";

/** Personal data in stores of any version; orders and announcements are deleted with their message, lines with their list. */
const OWN = [
  {
    tables: ["carts", "orders", "messages"],
    rows: "FROM carts WHERE phone = @phone OR id IN (SELECT cart FROM orders JOIN messages ON messages.id = message WHERE messages.phone = @phone)",
  },
  { tables: ["messages"], rows: "FROM messages WHERE phone = @phone" },
  { tables: ["members", "posts"], rows: `FROM posts WHERE member IN (${MEMBER})` },
  { tables: ["members", "replies"], rows: `FROM replies WHERE member IN (${MEMBER})` },
  { tables: ["members"], rows: "FROM members WHERE phone = @phone" },
  { tables: ["sign_in_codes"], rows: "FROM sign_in_codes WHERE phone = @phone" },
];

/** The parts of `OWN` whose tables exist: old stores lack some. */
function ownIn(store: Database.Database): string[] {
  const there = new Set(store.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all());
  return OWN.filter(({ tables }) => tables.every((table) => there.has(table))).map(({ rows }) => rows);
}

/** Deletes the rows of a person, also from free pages and from the log. */
function cleanCopy(copy: string, phone: string): number {
  const store = new Database(copy, { fileMustExist: true });
  try {
    store.pragma("secure_delete = ON");
    store.pragma("foreign_keys = ON");
    const parts = ownIn(store);
    const rows = store.transaction(() =>
      parts.reduce((sum, part) => sum + store.prepare(`DELETE ${part}`).run({ phone }).changes, 0),
    )();
    store.pragma("wal_checkpoint(TRUNCATE)");
    return rows;
  } finally {
    store.close();
  }
}

function holds(backup: string, phone: string): boolean {
  const store = new Database(backup, { readonly: true });
  try {
    return ownIn(store).some((part) => store.prepare(`SELECT 1 ${part} LIMIT 1`).get({ phone }));
  } finally {
    store.close();
  }
}

/**
 * Deletes the data of a person from the copies beside the store. Backups are not changed, as they are verified: those with
 * data of the person are reported, and expire by rotation.
 */
export function forgetInCopies(file: string, phone: string) {
  const found = { cleaned: [] as string[], unreadable: [] as string[], backups: [] as string[] };
  for (const copy of copiesBeside(file))
    try {
      if (cleanCopy(copy, phone) > 0) found.cleaned.push(path.basename(copy));
    } catch {
      found.unreadable.push(path.basename(copy));
    }
  for (const backup of backupsOf(file))
    try {
      if (holds(backup, phone)) found.backups.push(path.basename(backup));
    } catch {
      found.unreadable.push(path.basename(backup));
    }
  return found;
}
