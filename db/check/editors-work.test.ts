import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { migrateContent } from "@/db/editing/editing";
import { editorsWork, shippedProject } from "./test-editors-work";

test("an editor's right changes of every kind, from a product line to a word of the site, pass the check and become a migration", () => {
  const root = path.join(inject("runFolder"), "editor");
  shippedProject(root);
  editorsWork(root);
  // Checks first, and refuses with every fault.
  expect(migrateContent(root, { why: "an editor's day" })).toMatch(/已写入 drizzle\/.*，删除 1 条。$/);
});

const ROOMS = ["app", "components", "datasheet", "drawings", "lib", "db", "server", "scripts", "e2e"];
const TEST = /\.(?:test|spec)\.tsx?$/;
const tests = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((file) => TEST.test(file))
    .map((file) => path.join(room, file)),
);
const SHIPPED =
  /\b(?:shippedStore|shippedProducts|shippedProject|editorsWork)\b|readContent\("db\/content"\)/;

test("only what holds for any content is asked of the shipped one", () => {
  const asking = tests.filter((file) => SHIPPED.test(readFileSync(file, "utf8")));
  // db/check/editors-day.all.test.ts runs them all over an editor's changes.
  expect(asking.sort()).toEqual([
    "app/api/board-seeds.test.ts",
    "datasheet/packages.all.test.ts",
    "datasheet/sheets.all.test.ts",
    "datasheet/solution.test.ts",
    "db/check/editors-day.all.test.ts",
    "db/check/editors-work.test.ts",
    "db/check/shipped-content.test.ts",
    "db/editing/parameter-editing.test.ts",
    "drawings/drawings.all.test.ts",
    "drawings/dxf/drawing-dxf.all.test.tsx",
  ]);
});
