import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "@/scripts/free-port";

// Runs the commands of the systemd unit and the Docker image with their settings, except for port, host and the folder of
// the database.

test.setTimeout(120_000);

const read = (file: string) => readFileSync(path.resolve("deploy", file), "utf8");
const unit = read("site.service");
const dockerfile = read("Dockerfile");
const valueOf = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? "";

const settingsOf = (lines: string): Record<string, string> =>
  Object.fromEntries([...lines.matchAll(/([A-Z][A-Z_]+)=(\S*)/g)].map(([, name, value]) => [name, value]));
const linesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, line]) => line).join(" ");
const command = (text: string) => JSON.parse(text) as string[];

const SHIPPED = [
  {
    what: "unit",
    tag: [],
    settings: settingsOf(linesOf(unit, /^Environment=(.*)$/gm)),
    run: valueOf(unit, /^ExecStart=(.*)$/m).split(" "),
    umask: valueOf(unit, /^UMask=(.*)$/m),
    stopSeconds: Number(valueOf(unit, /^TimeoutStopSec=(.*)$/m)),
  },
  {
    what: "image",
    tag: ["@all"],
    settings: settingsOf(linesOf(dockerfile, /^ENV (.*)$/gm)),
    run: command(valueOf(dockerfile, /^CMD (\[.*\])$/m)),
    umask: "0022",
    // Set by Docker itself.
    stopSeconds: 10,
  },
];

const check = command(valueOf(dockerfile, /^HEALTHCHECK [^]*?^ +CMD (\[.*\])$/m));

for (const { what, tag, settings, run, umask, stopSeconds } of SHIPPED)
  test(`the ${what}'s command serves with its settings, is healthy, and stops in time`, { tag }, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "lanheng-shipped-"));
    const store = path.join(folder, path.basename(settings.DATABASE_FILE ?? ""));
    const port = String(await freePort());
    const env = {
      PATH: process.env.PATH ?? "",
      ...settings,
      ...{ PORT: port, HOSTNAME: "127.0.0.1", DATABASE_FILE: store },
    } as unknown as NodeJS.ProcessEnv;
    const isHealthy = () => spawnSync(process.execPath, check.slice(1), { env }).status === 0;
    expect(isHealthy(), "before it serves").toBe(false);

    const given = run.slice(1).map((part) => `'${part}'`);
    const inShell = `umask ${umask}; exec '${process.execPath}' ${given.join(" ")}`;
    const site = spawn("/bin/sh", ["-c", inShell], { cwd: path.resolve("release"), env, stdio: "ignore" });
    const ended = new Promise((resolve) => site.once("exit", resolve));
    try {
      await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true);
      if (what === "unit") expect(statSync(store).mode & 0o077).toBe(0);
      const start = performance.now();
      site.kill("SIGTERM");
      expect(await ended).toBe(0);
      expect(performance.now() - start).toBeLessThan(stopSeconds * 1000);
    } finally {
      site.kill("SIGKILL");
      rmSync(folder, { recursive: true });
    }
  });
