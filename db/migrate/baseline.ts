import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Store } from "@/db/connection";
import type { Migration } from "./migrations";
import { runStatement, statementsOf } from "./statements";

/** Below the folder of migrations: one file, named after the last migration that it includes. */
export const BASELINE_FOLDER = "baseline";
const MARK = "-- baseline of ";

/** Identifies the migrations that a baseline replaces, by their texts and order. */
const historyHash = (migrations: readonly Migration[]) =>
  createHash("sha256")
    .update(migrations.map(({ hash }) => hash).join("\n"))
    .digest("hex");

export const baselineHead = (migrations: readonly Migration[]) => `${MARK}${historyHash(migrations)}\n`;

export type Baseline = { text: string; standsFor: Migration[] };

/** The baseline of a folder; undefined if there is none, or if it was made from other migrations. */
export function readBaseline(folder: string, migrations: readonly Migration[]): Baseline | undefined {
  const place = path.join(folder, BASELINE_FOLDER);
  const [file] = existsSync(place) ? readdirSync(place) : [];
  const last = migrations.findIndex(({ tag }) => `${tag}.sql` === file);
  if (file === undefined || last === -1) return undefined;
  const text = readFileSync(path.join(place, file), "utf8");
  const standsFor = migrations.slice(0, last + 1);
  return text.startsWith(baselineHead(standsFor)) ? { text, standsFor } : undefined;
}

export const isEmpty = (store: Store) =>
  store.prepare("SELECT count(*) FROM sqlite_schema WHERE name <> '__drizzle_migrations'").pluck().get() ===
  0;

/** Brings an empty store to the state after the migrations that a baseline replaces. Runs in their transaction. */
export function applyBaseline(store: Store, { text }: Baseline) {
  for (const statement of statementsOf(text)) runStatement(store, statement);
}
