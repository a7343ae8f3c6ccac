import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "@/db/connection";
import { BASELINE_FOLDER, isEmpty, readBaseline } from "./baseline";
import { migrate } from "./migrate";
import { readMigrations } from "./migrations";

let folder: string;
const stores: Store[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "baseline-"));
  cpSync("drizzle", folder, { recursive: true });
});
afterEach(() => {
  stores.splice(0).forEach((store) => store.close());
  rmSync(folder, { recursive: true });
});

function made(): Store {
  const store = openStore(":memory:");
  stores.push(store);
  migrate(store, folder);
  return store;
}

const schemaOf = (store: Store) =>
  store.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name").all() as {
    type: string;
    name: string;
  }[];

const rowsOf = (store: Store, table: string) => store.prepare(`SELECT * FROM "${table}"`).raw().all();

const baselineFile = () => {
  const [file = ""] = readdirSync(path.join(folder, BASELINE_FOLDER));
  return path.join(folder, BASELINE_FOLDER, file);
};

test("a store made from the baseline equals one made by all migrations: schema, triggers, rows and history", () => {
  const migrations = readMigrations(folder);
  // Written anew with `npm run db:baseline` where a migration that it stands for has another text.
  expect(readBaseline(folder, migrations)?.standsFor.length).toBeGreaterThan(0);
  const short = made();
  rmSync(path.join(folder, BASELINE_FOLDER), { recursive: true });
  const long = made();
  expect(schemaOf(short)).toEqual(schemaOf(long));
  for (const { name } of schemaOf(long).filter(({ type }) => type === "table"))
    expect([name, rowsOf(short, name)]).toEqual([name, rowsOf(long, name)]);
});

test("a store that has run some migrations continues with them, and not with the baseline", () => {
  const store = openStore(":memory:");
  stores.push(store);
  const journal = path.join(folder, "meta/_journal.json");
  const whole = readFileSync(journal, "utf8");
  const { entries, ...rest } = JSON.parse(whole) as { entries: object[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 2) }));
  expect(migrate(store, folder)).toHaveLength(2);
  expect(isEmpty(store)).toBe(false);
  writeFileSync(journal, whole);
  writeFileSync(baselineFile(), "-- broken");
  expect(migrate(store, folder)).toHaveLength(entries.length - 2);
});

test("a baseline of another history is not used", () => {
  const migrations = readMigrations(folder);
  const [first] = migrations;
  writeFileSync(path.join(folder, `${first?.tag}.sql`), `${first?.text}\n-- edited\n`);
  expect(readBaseline(folder, readMigrations(folder))).toBeUndefined();
  const file = baselineFile();
  renameSync(file, path.join(path.dirname(file), "9999_later.sql"));
  expect(readBaseline(folder, migrations)).toBeUndefined();
});

test("a failing baseline leaves nothing behind", () => {
  const file = baselineFile();
  writeFileSync(file, `${readFileSync(file, "utf8")}--> statement-breakpoint\nCREATE TABLE nonsense;\n`);
  const store = openStore(":memory:");
  stores.push(store);
  expect(() => migrate(store, folder)).toThrow("基线失败");
  expect(isEmpty(store)).toBe(true);
});
