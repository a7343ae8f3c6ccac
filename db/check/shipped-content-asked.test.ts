import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOMS = ["app", "components", "datasheet", "drawings", "lib", "db", "server", "scripts", "e2e"];
const TEST = /\.(?:test|spec)\.tsx?$/;
const tests = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((file) => TEST.test(file))
    .map((file) => path.join(room, file)),
);
const SHIPPED =
  /\b(?:shippedStore|shippedProducts|shippedProject|editorsWork)\b|readContent\("db\/content"\)/;

test("tests of the shipped content hold for any content", () => {
  const asking = tests.filter((file) => SHIPPED.test(readFileSync(file, "utf8")));
  // db/check/editors-day.all.test.ts runs them all on edited content.
  expect(asking.sort()).toEqual([
    "app/api/board-seeds.test.ts",
    "datasheet/packages.all.test.ts",
    "datasheet/sheets.all.test.ts",
    "datasheet/solution.test.ts",
    "db/check/editors-day.all.test.ts",
    "db/check/shipped-content-asked.test.ts",
    "db/check/shipped-content.test.ts",
    "db/editing/parameter-editing.test.ts",
    "drawings/drawings.all.test.ts",
    "drawings/dxf/drawing-dxf.all.test.tsx",
  ]);
});
