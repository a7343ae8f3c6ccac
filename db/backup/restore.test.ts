import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "@/db/connection";
import { backUp } from "./backup";
import { restore } from "./restore";

let folder: string;
let file: string;
let store: Store;
const write = (into: Store, text: string) =>
  into.prepare("INSERT INTO messages (content) VALUES (?)").run(text);
const read = (from: string) => {
  const opened = new Database(from);
  const found = opened.prepare("SELECT content FROM messages").pluck().all();
  opened.close();
  return found;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "restore-"));
  file = path.join(folder, "site.db");
  store = openStore(file);
  store.exec("CREATE TABLE messages (id INTEGER PRIMARY KEY AUTOINCREMENT, content TEXT)");
  write(store, "备份之前");
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

test("a restored backup becomes the store, and newer data is kept beside it, even while a server writes", async () => {
  const backup = await backUp(file, path.join(folder, "backups"));
  write(store, "备份之后");
  const { aside = "", newer } = restore(backup, file);
  expect(newer).toEqual({ messages: 1, orders: 0, carts: 0 });
  expect(read(file)).toEqual(["备份之前"]);
  expect(read(aside)).toEqual(["备份之前", "备份之后"]);
});

test("whoever restores is told which lists were sent or changed since; also for a backup from before lists existed", async () => {
  const tables = "CREATE TABLE orders (number TEXT); CREATE TABLE carts (id TEXT, changed TEXT);";
  const before = await backUp(file, path.join(folder, "before"));
  store.exec(`${tables} INSERT INTO carts VALUES ('一', '1'), ('二', '1')`);
  const backup = await backUp(file, path.join(folder, "backups"));
  store.exec("INSERT INTO orders VALUES ('n'); UPDATE carts SET changed = '2' WHERE id = '二'");
  expect(restore(backup, file).newer).toEqual({ messages: 0, orders: 1, carts: 1 });
  const later = new Date(Date.now() + 5000);
  expect(restore(before, file, later).newer).toEqual({ messages: 0, orders: 0, carts: 2 });
});

test("an unreadable store is replaced and kept", async () => {
  const backup = await backUp(file, path.join(folder, "backups"));
  store.close();
  writeFileSync(file, "not a store");
  const { aside = "", newer } = restore(backup, file);
  expect([newer, existsSync(aside)]).toEqual([undefined, true]);
  expect(read(file)).toEqual(["备份之前"]);
});

test("a leftover log without a store is not applied to the restored one", async () => {
  const backup = await backUp(file, path.join(folder, "backups"));
  write(store, "备份之后");
  copyFileSync(`${file}-wal`, path.join(folder, "kept"));
  store.close();
  rmSync(file);
  renameSync(path.join(folder, "kept"), `${file}-wal`);
  restore(backup, file);
  expect(read(file)).toEqual(["备份之前"]);
});

test("a world-readable backup is restored as a private store", async () => {
  const backup = await backUp(file, path.join(folder, "backups"));
  chmodSync(backup, 0o644);
  restore(backup, file);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test("a faulty backup changes nothing", () => {
  const broken = path.join(folder, "broken.db");
  writeFileSync(broken, "SQLite format 3\0 and nothing more");
  expect(() => restore(broken, file)).toThrow();
  expect(() => restore(path.join(folder, "none.db"), file)).toThrow("找不到备份");
  expect(read(file)).toEqual(["备份之前"]);
  expect(readdirSync(folder).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
});
