import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { testProject } from "@/db/testing/project";
import { openDesk } from "./desk";

const FILE = "products/1001.json";
const LETTERS = 25;

/** A process that types endlessly and reports each letter once it is stored. */
const TYPIST = (root: string, own: string) => `
import { openDesk } from "@/desk/desk";
const desk = openDesk(${JSON.stringify(root)}, ${JSON.stringify(own)}, { show: () => undefined });
const { value } = desk.open("${FILE}");
for (let typed = 1; ; typed++) {
  desk.type("${FILE}", { ...value, title: "字".repeat(typed) });
  console.log(typed);
}`;

test("a desk that is killed during typing has stored every acknowledged letter", async () => {
  const { root } = testProject();
  const own = path.join(root, "data/desk");
  const script = TYPIST(root, own);
  const typist = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let kept = 0;
  for await (const line of createInterface(typist.stdout)) {
    kept = Number(line);
    if (kept === LETTERS) typist.kill("SIGKILL");
  }
  const again = openDesk(root, own, { show: () => undefined });
  const { isDraft, value } = again.open(FILE);
  expect(isDraft).toBe(true);
  expect((value as { title: string }).title.length).toBeGreaterThanOrEqual(kept);
  expect(kept).toBeGreaterThanOrEqual(LETTERS);
});
