import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { SITE_DOCUMENTS } from "@/db/source/site-shapes";

/** The project's code over a content of its own: `@/db/content` is asked from where the command runs. */
function editorsProject() {
  const root = mkdtempSync(path.join(inject("runFolder"), "command-"));
  mkdirSync(path.join(root, "db"));
  const link = (file: string) => symlinkSync(path.resolve(file), path.join(root, file));
  for (const file of ["datasheet", "drawings", "drizzle", "lib", "node_modules", "package.json", "public"])
    link(file);
  link("tsconfig.json");
  for (const entry of readdirSync("db")) if (entry !== "content") link(path.join("db", entry));
  cpSync("db/test-content", path.join(root, "db/content"), { recursive: true });
  return root;
}

async function check(root: string) {
  const run = promisify(execFile)("node_modules/.bin/tsx", ["db/commands/content.ts", "check"], {
    cwd: root,
  });
  return run.then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

test("faults in the documents that the site is built with are reported in Chinese, before any part of it fails", async () => {
  const root = editorsProject();
  const names = [...Object.keys(SITE_DOCUMENTS), "pictures"];
  for (const name of names) writeFileSync(path.join(root, "db/content", `${name}.json`), "null");
  const said = await check(root);
  expect(
    said
      .trim()
      .split("\n")
      .map((line) => line.replace(/：.*/, "")),
  ).toEqual([...names.map((name) => `${name}.json`), `共 ${names.length} 处需要修改。`]);
  expect(said).not.toMatch(/TypeError|at .*:\d/);
});
