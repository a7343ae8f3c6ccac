import { execFileSync, spawn } from "node:child_process";
import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { completeProduct, fromStore } from "@/e2e/content";
import { freePort } from "@/scripts/free-port";

/** uid of `nobody`, who owns only the database's folder. */
const NOBODY = 65534;
const NAME = "发布测试";

// All tests of this file share one copy of the release.
test.describe.configure({ mode: "default" });

let folder: string;
let release: string;
let environment: NodeJS.ProcessEnv;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "release-"));
  release = path.join(folder, "opt");
  const data = path.join(folder, "data");
  try {
    // Hard links are ten times as fast, if the temporary folder is on the same disk.
    execFileSync("cp", ["-al", "release", release], { stdio: "ignore" });
  } catch {
    cpSync("release", release, { recursive: true, verbatimSymlinks: true });
  }
  mkdirSync(data);
  chownSync(data, NOBODY, NOBODY);
  execFileSync("chmod", ["0755", folder]);
  environment = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production",
    DATABASE_FILE: path.join(data, "site.db"),
  };
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const asNobody = () => ({ cwd: release, env: environment, uid: NOBODY, gid: NOBODY });
/** A umask with which all new files are readable by everybody. */
const shared = (script: string, ...given: string[]) =>
  ["-c", 'umask 0; exec "$0" "$@"', process.execPath, script, ...given] as const;
const command = (name: string, ...given: string[]) =>
  execFileSync("sh", shared(`commands/${name}.mjs`, ...given), { ...asNobody(), encoding: "utf8" });

async function withServer(work: (url: string) => Promise<void>) {
  const port = await freePort();
  const server = spawn("sh", shared("server.mjs"), {
    ...asNobody(),
    env: { ...environment, PORT: String(port), HOSTNAME: "127.0.0.1" },
    stdio: "ignore",
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await expect
      .poll(
        () =>
          fetch(`${url}/api/health/ready`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    await work(url);
  } finally {
    server.kill("SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
  }
}

test("the release serves the site and runs every command by itself, as a user who may write only the store", async () => {
  test.setTimeout(120_000);
  expect(command("migrate")).toContain("已执行迁移");
  expect(command("migrate")).toContain("没有要执行的迁移");
  expect(command("content", "searches")).toContain("搜");

  await withServer(async (url) => {
    const { id, title } = fromStore(completeProduct, environment.DATABASE_FILE);
    expect(await (await fetch(`${url}/newdetail/${id}`)).text()).toContain(title);
    const form = { name: NAME, phone: "13800138000", addres: "澜州", content: "请报价" };
    const sent = await fetch(`${url}/api/Message/add`, { method: "POST", body: new URLSearchParams(form) });
    expect(await sent.json()).toMatchObject({ code: 1 });
    expect(command("messages", "list")).toContain(NAME);
    command("messages", "export", path.join(path.dirname(environment.DATABASE_FILE ?? ""), "留言.csv"));
    expect(command("backup")).toContain("已备份并核对");
    expect(command("messages", "forget", form.phone)).toContain("1");
    expect(command("messages", "list")).not.toContain(NAME);
  });

  const backups = path.join(path.dirname(environment.DATABASE_FILE ?? ""), "backups");
  const [backup = ""] = readdirSync(backups);
  expect(command("restore", path.join(backups, backup))).toContain("核对无误");
  expect(command("messages", "list")).toContain(NAME);
  const data = path.dirname(environment.DATABASE_FILE ?? "");
  const files = execFileSync("find", [data, "-type", "f"], { encoding: "utf8" }).trim().split("\n");
  expect(files.length).toBeGreaterThanOrEqual(5);
  const open = execFileSync("find", [data, "-type", "f", "-perm", "/077"], { encoding: "utf8" });
  expect(open, "readable for others").toBe("");
});

test("content is checked and pictures are imported in the project only, and the release refuses with a message", () => {
  expect(() => command("content", "check")).toThrow("发布目录里没有审查 HTML 的软件包");
  const given = path.join(folder, "in");
  mkdirSync(path.join(given, "products"), { recursive: true });
  writeFileSync(path.join(given, "products/new.png"), "x");
  const described = [{ file: "products/new.png", alt: "新产品", subject: "new" }];
  writeFileSync(path.join(given, "manifest.json"), JSON.stringify(described));
  expect(() => command("content", "pictures", given)).toThrow("发布目录里没有审查 HTML 的软件包");
});

test("the release has no store, no secrets, no source maps and no development packages", () => {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const packages = Object.keys(devDependencies).filter((name) => !name.startsWith("@types/"));
  const found = execFileSync(
    "find",
    [release, "-name", "*.db*", "-o", "-name", ".env*", "-o", "-name", "*.map"],
    {
      encoding: "utf8",
    },
  );
  expect(found).toBe("");
  const present = readdirSync(path.join(release, "node_modules"));
  expect(packages.filter((name) => present.includes(name))).toEqual([]);
});
