import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ESLint } from "eslint";
import { expect, test } from "vitest";
import { FLOORS } from "@/floors.mjs";

const HOUSES = Object.entries(FLOORS);
/** Folders without code that is imported by path. */
const NO_ROOMS = ["db/content", "db/test-content"];

const foldersOf = (house: string) =>
  readdirSync(house, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !NO_ROOMS.includes(path.posix.join(house, name)));

test.each(HOUSES.filter(([house]) => house !== "."))("every room of %s has its floor", (house, floors) => {
  expect(foldersOf(house).toSorted()).toEqual(floors.flat().toSorted());
});

test("a developer reads the same floors in docs/architecture.md", () => {
  const told = readFileSync("docs/architecture.md", "utf8");
  const lines = HOUSES.flatMap(([house, floors]) => [
    `${house === "." ? "house" : house}:`,
    ...floors.map((floor) => `    ${floor.join("  ")}`),
  ]);
  expect(told).toContain("```text\n" + lines.join("\n") + "\n```");
});

const eslint = new ESLint();
const faultsOf = async (file: string, imported: string) => {
  const [result] = await eslint.lintText(`import "${imported}";\n`, { filePath: file });
  return result?.messages.flatMap(({ ruleId }) =>
    ruleId?.endsWith("no-restricted-imports") ? [ruleId] : [],
  );
};

test.each([
  ["lib/text/x.ts", "@/lib/seo/page-metadata", "a room above"],
  ["lib/api/x.ts", "@/lib/push/push", "a room beside"],
  ["lib/env-x.ts", "./routes/routes", "a room, from the ground of its house"],
  ["lib/text/x.ts", "@/db/client", "another house above"],
  ["components/ui/x.tsx", "@/components/page/share", "a room of components above"],
  ["db/queries/lists/x.ts", "@/db/queries/site/health", "a room of the queries above"],
  ["db/queries/lists/x.ts", "@/db/check/rules", "a room above the queries"],
  ["datasheet/x.ts", "@/drawings/svg/marks", "drawings past their entrance"],
])("lint refuses %s what it may not import: %s, %s", async (file, imported) => {
  expect(await faultsOf(file, imported)).toEqual(["@typescript-eslint/no-restricted-imports"]);
});

test.each([
  ["lib/seo/x.ts", "@/lib/text/plain-text"],
  ["db/commands/x.ts", "@/db/queries/site/health"],
  ["components/home/x.ts", "@/db/content/site/lists.json"],
  ["datasheet/x.ts", "@/drawings/files"],
])("lint lets %s import %s", async (file, imported) => {
  expect(await faultsOf(file, imported)).toEqual([]);
});
