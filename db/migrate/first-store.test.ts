import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { assertFirstStore } from "./first-store";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "first-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = () => assertFirstStore(path.join(folder, "site.db"));
function leave(name: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

test.each([
  "site.db.last-backup",
  "site.db-wal",
  "site.db.pre-0042_x",
  "site.db.replaced-20261120T031500",
  "backups/site-2026-11-20T03-15-00-000Z.db",
])("a missing store beside %s is not created anew: the operator is asked to restore", (name) => {
  leave(name, "x");
  expect(check).toThrow(`旁边却有原来的 ${name}。请用 restore 命令恢复最新的备份`);
});

test("a new site starts in an empty folder, beside other files, and after a failed start", () => {
  expect(check).not.toThrow();
  for (const name of ["site.db", "site.db-wal", "site.db.lock", "other.db.pre-0042_x", "backups/notes.txt"])
    leave(name, "");
  expect(check).not.toThrow();
});
