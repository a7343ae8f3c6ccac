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
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupBefore } from "./backup-before";
import { openStore } from "@/db/connection";

const MIGRATE = ["--import", "tsx", "--conditions=react-server", "db/commands/migrate.ts"];
const run = promisify(execFile);

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "store-"));
  file = path.join(folder, "site.db");
});

afterEach(() => rmSync(folder, { recursive: true }));

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

test("two processes at once bring a store up to date once", async () => {
  const outputs = await Promise.all([migrate(), migrate(), migrate()]);
  expect(outputs.filter(({ stdout }) => stdout.includes("已执行迁移"))).toHaveLength(1);
  expect(read<number[]>("SELECT count(*) - count(DISTINCT hash) FROM __drizzle_migrations")).toEqual([0]);
  expect(copies()).toEqual([]);
}, 30_000);

test("a store that holds something is copied before it is changed", async () => {
  const store = openStore(file);
  store.exec("CREATE TABLE letter (text TEXT); INSERT INTO letter VALUES ('存着')");
  store.close();
  await migrate();
  expect(copies()).toEqual(["site.db.pre-0000_store"]);
  const copy = new Database(path.join(folder, "site.db.pre-0000_store"), { readonly: true });
  expect(copy.prepare("SELECT text FROM letter").pluck().all()).toEqual(["存着"]);
  copy.close();
}, 30_000);

test("a damaged store is refused with a sentence and left alone", async () => {
  writeFileSync(file, Buffer.alloc(8192, "x"));
  await expect(migrate()).rejects.toThrow("file is not a database");
}, 30_000);

test("a store that lost a table is refused with its name", async () => {
  await migrate();
  const store = openStore(file);
  store.exec("DROP TABLE news");
  store.close();
  await expect(migrate()).rejects.toThrow("数据库缺少表：news。请恢复备份");
}, 30_000);

test("a store that lost or changed a trigger is refused with its name", async () => {
  await migrate();
  const store = openStore(file);
  store.exec(`DROP TRIGGER news_version_update;
    DROP TRIGGER products_categories_insert;
    CREATE TRIGGER products_categories_insert AFTER INSERT ON products BEGIN SELECT 1; END`);
  store.close();
  await expect(migrate()).rejects.toThrow(
    "数据库缺少触发器：news_version_update；触发器与迁移中的写法不同：products_categories_insert。请恢复备份",
  );
}, 30_000);

test("the last three copies before migrations are kept", async () => {
  const store = openStore(file);
  for (const tag of ["a", "b", "c", "d", "d"]) {
    backupBefore(store, file, tag);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  store.close();
  expect(copies().sort()).toEqual(["site.db.pre-b", "site.db.pre-c", "site.db.pre-d"]);
  expect(existsSync(`${file}.pre-d.part`)).toBe(false);
});

test("where only the log of a store is left, nothing is begun anew until an operator asks for it", async () => {
  writeFileSync(`${file}-wal`, Buffer.alloc(4152, 1));
  await expect(migrate()).rejects.toThrow("migrate --new");
  expect(readdirSync(folder)).toContain("site.db-wal");
  await migrate("--new");
  expect(read<number[]>("SELECT count(*) > 0 FROM products")).toEqual([1]);
  const aside = readdirSync(folder).filter((name) => name.includes(".replaced-"));
  expect(aside).toEqual([expect.stringMatching(/-wal$/)]);
}, 30_000);

test("a store that holds nothing is not filled unasked where there was another", async () => {
  const store = openStore(file);
  store.exec("CREATE TABLE letter (text TEXT); DROP TABLE letter");
  store.close();
  writeFileSync(`${file}.last-backup`, "2026-11-20T00:00:00.000Z\n");
  await expect(migrate()).rejects.toThrow("不在或者是空的");
}, 30_000);

test("a start says how many changes a damaged log has lost, and goes on with what there is", async () => {
  await migrate();
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
}, 30_000);

test("whatever others may do with new files by default, the store and its copies are this user's alone", async () => {
  const store = openStore(file);
  store.exec("CREATE TABLE letter (text TEXT)");
  chmodSync(file, 0o644);
  const before = process.umask(0);
  await migrate().finally(() => process.umask(before));
  const shared = readdirSync(folder).filter((name) => statSync(path.join(folder, name)).mode & 0o077);
  expect(shared).toEqual([]);
  expect(copies()).toHaveLength(1);
  store.close();
}, 30_000);
