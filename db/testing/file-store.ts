import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import { closeStore, openStore } from "@/db/connection";
import { keptStore } from "./store";

/** A store in a file of its own, for what only a file can show: restarts, and other connections. */
export function fileStore() {
  const folder = mkdtempSync(path.join(inject("runFolder"), "store-"));
  const file = path.join(folder, "site.db");
  closeStore();
  process.env.DATABASE_FILE = file;
  copyFileSync(keptStore("shipped"), file);
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
