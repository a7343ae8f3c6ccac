import Database from "better-sqlite3";

/** The number of messages in a database by content, read by a separate connection. */
export function storedContents(file: string): Map<string, number> {
  const store = new Database(file, { readonly: true, timeout: 5000 });
  const rows = store.prepare("SELECT content FROM messages").pluck().all() as string[];
  store.close();
  const found = new Map<string, number>();
  for (const content of rows) found.set(content, (found.get(content) ?? 0) + 1);
  return found;
}

/** `ok`, or the faults that SQLite finds in the file. */
export function checkOf(file: string): string {
  const store = new Database(file, { readonly: true, timeout: 5000 });
  const found = String(store.pragma("quick_check", { simple: true }));
  store.close();
  return found;
}
