import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { missingFrom, writeMigration } from "@/db/editing/write-migration";
import { openStore, type Store } from "@/db/connection";
import { migrate } from "@/db/migrate/migrate";
import { missingFiles } from "@/db/source/picture-index";
import { readPictureList } from "@/db/source/picture-list";
import { readContent } from "@/db/source/read-content";
import { eraseRows } from "./erase";

declare module "vitest" {
  export interface ProvidedContext {
    /** A folder of this run: the stores that tests copy, and what tests make. */
    runFolder: string;
  }
}

const PUBLISHED = Date.parse("2026-10-20T04:00:00Z");

function migrated(folder: string): Store {
  const store = openStore(":memory:");
  migrate(store, folder);
  return store;
}

/** Statements that make a store's tables, indexes and triggers, and its version of the content. */
function schemaOf(store: Store): string[] {
  const made = store
    .prepare(
      `SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT IN ('__drizzle_migrations', 'sqlite_sequence')
       ORDER BY type = 'trigger', type = 'index'`,
    )
    .pluck()
    .all() as string[];
  return [...made, "INSERT INTO content_version (version) VALUES (1)"];
}

/** What lies in `public`, with empty files in place of the pictures of db/test-content: those of the site are its editors'. */
function makePublic(root: string) {
  const folder = path.join(root, "public");
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync("public"))
    if (name !== "media") symlinkSync(path.resolve("public", name), path.join(folder, name));
  const { index } = readPictureList("db/test-content");
  for (const [image, picture] of Object.entries(index))
    for (const file of missingFiles(root, image, picture)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), "");
    }
}

/** A project with db/test-content and two migrations: the schema as it is today, and that content. */
function makeProject(root: string, migrations: Store): string {
  const drizzle = path.join(root, "drizzle");
  mkdirSync(path.join(drizzle, "meta"), { recursive: true });
  cpSync("db/test-content", path.join(root, "db/content"), { recursive: true });
  makePublic(root);
  const snapshots = readdirSync("drizzle/meta").filter((file) => file.endsWith("_snapshot.json"));
  cpSync(
    path.join("drizzle/meta", snapshots.toSorted().at(-1) ?? ""),
    path.join(drizzle, "meta/0000_snapshot.json"),
  );
  writeFileSync(
    path.join(drizzle, "0000_schema.sql"),
    schemaOf(migrations).join(";\n--> statement-breakpoint\n"),
  );
  const entry = { idx: 0, version: "6", when: PUBLISHED - 1, tag: "0000_schema", breakpoints: true };
  const journal = { version: "7", dialect: "sqlite", entries: [entry] };
  writeFileSync(path.join(drizzle, "meta/_journal.json"), JSON.stringify(journal));
  // Without the check, which tests ask for and which takes longer than all else.
  const difference = missingFrom(drizzle, readContent("db/test-content"), PUBLISHED);
  writeMigration(drizzle, { why: "test content" }, difference, PUBLISHED);
  return drizzle;
}

/** Runs all migrations once, so that a test gets its store by copying one. */
export default function setup({ provide }: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-unit-"));
  const keep = (name: string, store: Store) => writeFileSync(path.join(folder, name), store.serialize());
  const store = migrated("drizzle");
  keep("shipped.db", store);
  keep("test-content.db", migrated(makeProject(path.join(folder, "project"), store)));
  eraseRows(store);
  keep("empty.db", store);
  provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true });
}
