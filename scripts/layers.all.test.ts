import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ESLint } from "eslint";
import { expect, test } from "vitest";
import { LAYERS } from "@/layers.mjs";

const LAYERED = Object.entries(LAYERS);
/** Folders without code that is imported by path. */
const NO_CODE = ["db/content", "db/test-content"];

const foldersOf = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !NO_CODE.includes(path.posix.join(parent, name)));

test.each(LAYERED.filter(([parent]) => parent !== "."))(
  "every folder of %s has its layer",
  (parent, layers) => {
    expect(foldersOf(parent).toSorted()).toEqual(layers.flat().toSorted());
  },
);

test("a developer reads the same layers in docs/architecture.md", () => {
  const told = readFileSync("docs/architecture.md", "utf8");
  const lines = LAYERED.flatMap(([parent, layers]) => [
    `${parent === "." ? "project" : parent}:`,
    ...layers.map((layer) => `    ${layer.join("  ")}`),
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
  ["lib/text/x.ts", "@/lib/seo/page-metadata", "a layer above"],
  ["lib/api/x.ts", "@/lib/push/push", "the same layer"],
  ["lib/env-x.ts", "./routes/routes", "a folder, from a file beside it"],
  ["lib/text/x.ts", "@/db/client", "a layer of the project above"],
  ["components/ui/x.tsx", "@/components/page/share", "a layer of components above"],
  ["db/queries/lists/x.ts", "@/db/queries/site/health", "a layer of the queries above"],
  ["db/queries/lists/x.ts", "@/db/check/rules", "a layer of db above the queries"],
  ["datasheet/x.ts", "@/drawings/svg/marks", "drawings past their public interface"],
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
