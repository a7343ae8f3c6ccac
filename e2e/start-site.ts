import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { freePort } from "@/scripts/free-port";

/** The output of `npm run build`, started like by systemd (deploy/site.service). */
const RELEASE = path.resolve("release");
/** A hundred times the start time on an idle machine. */
const START_MS = 60_000;

export type Site = {
  url: string;
  /** Its database, which specs may read and change. */
  store: string;
  process: ChildProcess;
  /** Its output so far. */
  log: () => string;
  /** Stops it like an operator, and removes its own database, unless kept. @returns the exit code */
  stop: (store?: { keep: boolean }) => Promise<number | null>;
};

/** The running sites, which are also stopped if a test fails before it stops its own. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const site of running) site.kill("SIGKILL");
});

async function answers(url: string, site: ChildProcess, log: () => string) {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    if (site.exitCode !== null) throw new Error(`The site ended at once:\n${log()}`);
    // Until it listens, another process that took its port meanwhile could answer.
    const isOwn = log().includes('"listening"');
    const answer = isOwn && (await fetch(`${url}/api/health/ready`).catch(() => undefined));
    if (answer && answer.ok) return;
    await pause(50);
  }
  throw new Error(`The site did not answer within ${START_MS} ms:\n${log()}`);
}

/** Makes further sites start with a copy of this one's database, so that they need not run migrations. */
export function beginWith({ store }: Site) {
  const file = path.join(path.dirname(store), "first.db");
  const opened = new Database(store, { readonly: true });
  opened.prepare("VACUUM INTO ?").run(file);
  opened.close();
  process.env.FIRST_STORE = file;
}

/** Copies the initial database there; without one, a site creates its own. */
export function putFirstStore(store: string) {
  if (process.env.FIRST_STORE) copyFileSync(process.env.FIRST_STORE, store);
}

/**
 * Starts the built site on a free port, by default with a fresh store of its own.
 * @param through a command that runs it, with its leading arguments
 */
export async function startSite(
  settings: Record<string, string> = {},
  through: string[] = [],
): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-"));
  const port = await freePort();
  const store = settings.DATABASE_FILE ?? path.join(folder, "site.db");
  if (!settings.DATABASE_FILE) putFirstStore(store);
  const url = `http://127.0.0.1:${port}`;
  const [command = "", ...given] = [...through, process.execPath, "server.mjs"];
  const site = spawn(command, given, {
    cwd: RELEASE,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOSTNAME: "127.0.0.1",
      SITE_URL: url,
      DATABASE_FILE: store,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(site);
  site.once("exit", () => running.delete(site));
  let written = "";
  const keep = (chunk: Buffer) => (written += chunk.toString());
  site.stdout.on("data", keep);
  site.stderr.on("data", keep);
  const ended = new Promise<number | null>((resolve) => site.on("exit", resolve));
  const log = () => written;
  const stop: Site["stop"] = async ({ keep } = { keep: false }) => {
    site.kill("SIGTERM");
    const code = await ended;
    if (!keep) rmSync(folder, { recursive: true, force: true });
    return code;
  };
  try {
    await answers(url, site, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, store, process: site, log, stop };
}
