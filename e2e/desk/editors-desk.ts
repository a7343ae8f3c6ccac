import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { type Site, startSite } from "@/e2e/start-site";

const LINKED = [
  "datasheet",
  "desk",
  "drawings",
  "lib",
  "node_modules",
  "package.json",
  "scripts",
  "tsconfig.json",
];
const TSX = path.resolve("node_modules/tsx/dist/cli.mjs");

const linkAll = (from: string, to: string, isOwn: (entry: string) => boolean = () => false) => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from))
    if (!isOwn(entry)) symlinkSync(path.resolve(from, entry), path.join(to, entry));
};

/** A project for an editor: the code, with its own content, migrations and folder of pictures. */
function editorsProject() {
  const root = mkdtempSync(path.join(tmpdir(), "desk-"));
  for (const file of LINKED) symlinkSync(path.resolve(file), path.join(root, file));
  linkAll("db", path.join(root, "db"), (entry) => entry === "content");
  linkAll("public", path.join(root, "public"), (entry) => entry === "media");
  for (const folder of readdirSync("public/media"))
    linkAll(path.join("public/media", folder), path.join(root, "public/media", folder));
  for (const folder of ["db/content", "drizzle"])
    cpSync(folder, path.join(root, folder), { recursive: true });
  return root;
}

const contentCommand = (root: string, given: string[]) =>
  spawn(process.execPath, ["--import", "tsx", "db/commands/content.ts", ...given], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });

/** Runs an editors' command. @returns its output and exit code */
async function runContent(root: string, given: string[]): Promise<{ said: string; code: number | null }> {
  const run = contentCommand(root, given);
  const ended = new Promise<number | null>((resolve) => run.once("close", resolve));
  let said = "";
  for (const stream of [run.stdout, run.stderr])
    stream.on("data", (piece: Buffer) => (said += piece.toString()));
  return { code: await ended, said };
}

async function startDesk(root: string): Promise<{ desk: ChildProcess; address: string }> {
  const desk = contentCommand(root, ["desk"]);
  desk.stderr.pipe(process.stderr);
  let said = "";
  for await (const piece of desk.stdout as AsyncIterable<Buffer>) {
    said += piece.toString();
    const [address] = /http:\S+/.exec(said) ?? [];
    if (address) return { desk, address };
  }
  throw new Error(`The desk did not start: ${said}`);
}

export type EditorsProject = {
  root: string;
  /** The text of a file in db/content. */
  file: (name: string) => string;
  content: (...given: string[]) => ReturnType<typeof runContent>;
  /** Opens its desk, which is stopped with the project. */
  open: (page: Page) => Promise<void>;
  /** Kills all desks, like a crash. */
  kill: () => Promise<void>;
  migrations: () => string[];
  newest: () => string;
};

/** Runs `works` with a project, which is deleted afterwards. */
export async function withProject(works: (project: EditorsProject) => Promise<void>): Promise<void> {
  const root = editorsProject();
  const desks: ChildProcess[] = [];
  const end = async (signal: NodeJS.Signals) => {
    for (const desk of desks.splice(0)) {
      const ended = new Promise((resolve) => desk.once("exit", resolve));
      desk.kill(signal);
      await ended;
    }
  };
  const migrations = () =>
    readdirSync(path.join(root, "drizzle"))
      .filter((file) => file.endsWith(".sql"))
      .toSorted();
  try {
    await works({
      root,
      file: (name) => path.join(root, "db/content", name),
      content: (...given) => runContent(root, given),
      async open(page) {
        const { desk, address } = await startDesk(root);
        desks.push(desk);
        await page.goto(address);
      },
      kill: () => end("SIGKILL"),
      migrations,
      newest: () => readFileSync(path.join(root, "drizzle", migrations().at(-1) ?? ""), "utf8"),
    });
  } finally {
    await end("SIGTERM");
    rmSync(root, { recursive: true, force: true });
  }
}

/** The built site, after the operator's command has applied the editor's migrations. */
export async function siteWith(root: string): Promise<Site> {
  const site = await startSite();
  const given = [TSX, "db/commands/migrate.ts"];
  const settings = { ...process.env, DATABASE_FILE: site.store };
  const run = spawn(process.execPath, given, { cwd: root, env: settings, stdio: "inherit" });
  expect(await new Promise((resolve) => run.once("close", resolve))).toBe(0);
  return site;
}

/** All content is checked before a migration is written, which takes seconds on an idle machine. */
const CHECKED = { timeout: 90_000 };

/** Writes all saved changes as one migration; the dialog stays open. */
export async function publish(page: Page, why: string) {
  await page.getByRole("button", { name: "写迁移" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("修改说明").fill(why);
  await dialog.getByRole("button", { name: "写成一个迁移" }).click();
  await expect(dialog.locator(".told")).toContainText("已写入 drizzle/", CHECKED);
  return dialog;
}

/** Reverts the last migration. */
export async function unpublish(dialog: Awaited<ReturnType<typeof publish>>) {
  await dialog.getByRole("button", { name: /^撤回 / }).click();
  await expect(dialog.locator(".told")).toContainText("已删去", CHECKED);
}
