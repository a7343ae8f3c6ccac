import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { closeStore, openStore, sharedStore } from "./connection";
import { migrate } from "./migrate/migrate";

/** A store in a file of its own, for what only a file can show: restarts, and other connections. */
export function fileStore() {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-unit-"));
  const file = path.join(folder, "site.db");
  closeStore();
  process.env.DATABASE_FILE = file;
  migrate(sharedStore(), "drizzle");
  return {
    file,
    /** As after the end of this process and the start of another. */
    restart: closeStore,
    /** Somebody else's connection. */
    other: () => openStore(file),
    remove() {
      closeStore();
      process.env.DATABASE_FILE = ":memory:";
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
