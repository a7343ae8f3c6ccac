import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Store } from "@/db/connection";
import type { Migration } from "./migrations";
import { runStatement, statementsOf } from "./statements";

/** Below the folder of migrations: one file, called by the last migration that it stands for. */
export const BASELINE_FOLDER = "baseline";
const MARK = "-- baseline of ";

/** What a baseline stands for: the very texts of these migrations, in this order. */
const historyHash = (migrations: readonly Migration[]) =>
  createHash("sha256")
    .update(migrations.map(({ hash }) => hash).join("\n"))
    .digest("hex");

export const baselineHead = (migrations: readonly Migration[]) => `${MARK}${historyHash(migrations)}\n`;

export type Baseline = { text: string; standsFor: Migration[] };

/** The baseline of a folder; undefined where it has none, or one of another history than that of its migrations. */
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

/** Makes an empty store as the migrations of a baseline would have left it. Runs inside the transaction of these. */
export function applyBaseline(store: Store, { text }: Baseline) {
  for (const statement of statementsOf(text)) runStatement(store, statement);
}
