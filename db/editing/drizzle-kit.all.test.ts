import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { writeContent } from "./editing";
import { readContent } from "@/db/source/read-content";
import { testProject } from "@/db/testing/project";

test("after a content migration drizzle-kit finds no schema change", () => {
  const project = testProject();
  project.editOne("news", 3001, { sort: 5 });
  writeContent(project.drizzle, readContent(path.join(project.root, "db/content")), { why: "first" });
  const before = readdirSync(path.join(project.drizzle, "meta"));
  const out = path.relative(".", project.drizzle);
  const given = ["generate", "--dialect", "sqlite", "--schema", "db/schema*.ts", "--out", out];
  const said = execFileSync(process.execPath, ["node_modules/drizzle-kit/bin.cjs", ...given], {
    encoding: "utf8",
  });
  expect(said).toContain("No schema changes");
  expect(readdirSync(path.join(project.drizzle, "meta"))).toEqual(before);
});
