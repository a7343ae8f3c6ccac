import { execFile } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupBefore } from "./backup-before";
import { prepareStore } from "./prepare";
import { closeStore, openStore } from "@/db/connection";
import { keptStore } from "@/db/testing/store";

const MIGRATE = ["--import", "tsx", "--conditions=react-server", "db/commands/migrate.ts"];
const run = promisify(execFile);

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "store-"));
  file = path.join(folder, "site.db");
  closeStore();
  process.env.DATABASE_FILE = file;
});

afterEach(() => {
  closeStore();
  process.env.DATABASE_FILE = ":memory:";
  rmSync(folder, { recursive: true });
});

/** A start of the site; its process then ends. */
function start() {
  try {
    return prepareStore();
  } finally {
    closeStore();
  }
}

/** A store that is up to date. */
const migrated = () => copyFileSync(keptStore("shipped"), file);

/** The command in a process of its own. */
const migrate = (...words: string[]) =>
  run(process.execPath, [...MIGRATE, ...words], {
    env: { ...process.env, DATABASE_FILE: file, LOG_LEVEL: "error" },
  });

function read<Value>(sql: string): Value {
  const store = new Database(file, { readonly: true });
  try {
    return store.prepare(sql).pluck().all() as Value;
  } finally {
    store.close();
  }
}

const copies = () => readdirSync(folder).filter((name) => name.includes(".pre-"));

test("two processes at the same time migrate a store once", async () => {
  const outputs = await Promise.all([migrate(), migrate(), migrate()]);
  expect(outputs.filter(({ stdout }) => stdout.includes("已执行迁移"))).toHaveLength(1);
  expect(read<number[]>("SELECT count(*) - count(DISTINCT hash) FROM __drizzle_migrations")).toEqual([0]);
  expect(copies()).toEqual([]);
});

test("a store with data is copied before it is changed", () => {
  const store = openStore(file);
  store.exec("CREATE TABLE letter (text TEXT); INSERT INTO letter VALUES ('存着')");
  store.close();
  start();
  expect(copies()).toEqual(["site.db.pre-0000_store"]);
  const copy = new Database(path.join(folder, "site.db.pre-0000_store"), { readonly: true });
  expect(copy.prepare("SELECT text FROM letter").pluck().all()).toEqual(["存着"]);
  copy.close();
});

test("a damaged store is refused with a sentence and left unchanged", () => {
  writeFileSync(file, Buffer.alloc(8192, "x"));
  expect(start).toThrow("file is not a database");
});

test("a store with a missing table is refused with its name", () => {
  migrated();
  const store = openStore(file);
  store.exec("DROP TABLE news");
  store.close();
  expect(start).toThrow("数据库缺少表：news。请恢复备份");
});

test("a store with a missing or changed trigger is refused with its name", () => {
  migrated();
  const store = openStore(file);
  store.exec(`DROP TRIGGER news_version_update;
    DROP TRIGGER products_categories_insert;
    CREATE TRIGGER products_categories_insert AFTER INSERT ON products BEGIN SELECT 1; END`);
  store.close();
  expect(start).toThrow(
    "数据库缺少触发器：news_version_update；触发器与迁移中的写法不同：products_categories_insert。请恢复备份",
  );
});

test("the last three copies before migrations are kept", async () => {
  const store = openStore(file);
  for (const tag of ["a", "b", "c", "d", "d"]) {
    backupBefore(store, file, tag);
    await pause(10);
  }
  store.close();
  expect(copies().sort()).toEqual(["site.db.pre-b", "site.db.pre-c", "site.db.pre-d"]);
  expect(existsSync(`${file}.pre-d.part`)).toBe(false);
});

test("if only the log of a store is left, no new store is created until an operator asks for it", async () => {
  writeFileSync(`${file}-wal`, Buffer.alloc(4152, 1));
  expect(start).toThrow("migrate --new");
  expect(readdirSync(folder)).toContain("site.db-wal");
  await migrate("--new");
  expect(read<number[]>("SELECT count(*) > 0 FROM products")).toEqual([1]);
  const aside = readdirSync(folder).filter((name) => name.includes(".replaced-"));
  expect(aside).toEqual([expect.stringMatching(/-wal$/)]);
});

test("an empty store in place of an earlier one is not filled without being asked", () => {
  const store = openStore(file);
  store.exec("CREATE TABLE letter (text TEXT); DROP TABLE letter");
  store.close();
  writeFileSync(`${file}.last-backup`, "2026-11-20T00:00:00.000Z\n");
  expect(start).toThrow("不在或者是空的");
});

test("a start reports how many changes a damaged log has lost, and continues with the rest", async () => {
  migrated();
  const store = openStore(file);
  for (const term of ["一", "二", "三"])
    store.prepare("INSERT INTO search_misses VALUES (?, 1, '2026-11-24')").run(term);
  const log = readFileSync(`${file}-wal`);
  const whole = path.join(folder, "whole.db");
  copyFileSync(file, whole);
  store.close();
  renameSync(whole, file);
  writeFileSync(`${file}-wal`, log.fill(1, log.length - 4000, log.length - 3999));
  const { stdout } = await migrate();
  const said = stdout.split("\n").find((line) => line.includes("log-damaged"));
  expect(JSON.parse(said ?? "{}")).toMatchObject({ lost: 1, kept: 2 });
});

test("the store and its copies are readable by their user alone, whatever the default permissions", async () => {
  const store = openStore(file);
  store.exec("CREATE TABLE letter (text TEXT)");
  chmodSync(file, 0o644);
  const before = process.umask(0);
  await migrate().finally(() => process.umask(before));
  const shared = readdirSync(folder).filter((name) => statSync(path.join(folder, name)).mode & 0o077);
  expect(shared).toEqual([]);
  expect(copies()).toHaveLength(1);
  store.close();
});
