import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrateContent } from "./commands/editing";
import { openStore, type Store } from "./connection";
import { migrate } from "./migrate/migrate";
import { eraseRows } from "./test-erase";

declare module "vitest" {
  export interface ProvidedContext {
    /** A folder of this run: the stores that tests copy, and what tests make. */
    runFolder: string;
  }
}

function migrated(folder: string): Store {
  const store = openStore(":memory:");
  migrate(store, folder);
  return store;
}

/** The migrations of the project, and one more that brings a store to db/test-content. */
function migrationsOfTestContent(root: string): string {
  mkdirSync(root);
  cpSync("db/test-content", path.join(root, "db/content"), { recursive: true });
  cpSync("drizzle", path.join(root, "drizzle"), { recursive: true });
  symlinkSync(path.resolve("public"), path.join(root, "public"));
  migrateContent(root, { why: "test content" });
  return path.join(root, "drizzle");
}

/** Runs all migrations once, so that a test gets its store by copying one. */
export default function setup({ provide }: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-unit-"));
  const keep = (name: string, store: Store) => writeFileSync(path.join(folder, name), store.serialize());
  keep("test-content.db", migrated(migrationsOfTestContent(path.join(folder, "project"))));
  const store = migrated("drizzle");
  keep("shipped.db", store);
  eraseRows(store);
  keep("empty.db", store);
  provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true });
}
