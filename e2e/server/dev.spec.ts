import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { firstId, fromStore } from "@/e2e/content";
import { freePort } from "@/scripts/free-port";

let clone: string;
let site: ChildProcess;
let url: string;
let log = "";

/** A copy of the tracked files, with hard links to the packages, as Next follows no symbolic link out of the project. */
test.beforeAll(async () => {
  test.setTimeout(300_000);
  mkdirSync("test-results", { recursive: true });
  clone = mkdtempSync(path.resolve("test-results/clone-"));
  const known = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
  execFileSync("cp", ["--parents", "-r", ...known, clone]);
  execFileSync("cp", ["-rl", "node_modules", clone]);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  site = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: clone,
    env: {
      ...process.env,
      PORT: String(port),
      HOSTNAME: "127.0.0.1",
      DATABASE_FILE: path.join(clone, "data/site.db"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [site.stdout, site.stderr]) stream?.on("data", (piece) => (log += String(piece)));
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => site.once("exit", resolve));
  site.kill("SIGTERM");
  await ended;
  rmSync(clone, { recursive: true, force: true });
});

const page = async (address: string) => {
  const answer = await fetch(url + address, { signal: AbortSignal.timeout(120_000) }).catch(() => undefined);
  return { status: answer?.status, bytes: Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer()) };
};

test("in a clone that was never built, development shows pages, data sheets and each change of a source @all", async () => {
  test.setTimeout(300_000);
  await expect.poll(() => page("/privacy").then(({ status }) => status), { timeout: 200_000 }).toBe(200);
  const id = fromStore((store) => firstId(store, "products"), path.join(clone, "data/site.db"));
  const sheet = await page(`/datasheet/${id}.pdf`);
  expect(sheet.status, log).toBe(200);
  expect(sheet.bytes.subarray(0, 5).toString()).toBe("%PDF-");

  const source = path.join(clone, "components/contact/privacy-notice.tsx");
  const code = readFileSync(source, "utf8");
  const changed = code.replace(/<h1[^>]*>/, "$&改过的标题");
  expect(changed).not.toBe(code);
  expect((await page("/privacy")).bytes.toString()).not.toContain("改过的标题");
  writeFileSync(source, changed);
  await expect
    .poll(() => page("/privacy").then(({ bytes }) => bytes.toString()), { timeout: 60_000 })
    .toContain("改过的标题");
  expect(log).not.toContain("is not defined in ES module scope");
});
