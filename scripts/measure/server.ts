// Starts measured servers as separate processes on free ports.
import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const START_MS = 60_000;
const LOOK_MS = 10;

export type Server = {
  url: string;
  pid: number;
  startMs: number;
  log: string;
  memory: () => number;
  stop: () => Promise<void>;
};

/** `ready` is polled until it answers 200. */
type How = { cwd?: string; env?: Record<string, string>; log: string; ready?: string; port: number };

/** Resident memory of a process and its children, in bytes. */
function memoryOf(pid: number): number {
  const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, "utf8");
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(read("status"))?.[1] ?? 0) * 1024;
  const children = read(`task/${pid}/children`).split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), own);
}

export async function startServer(
  command: string,
  args: string[],
  { cwd, env, log, ready = "/", port }: How,
): Promise<Server> {
  const file = openSync(log, "a");
  const start = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", file, file],
  });
  closeSync(file);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const answer = await fetch(url + ready).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) break;
    const late = performance.now() - start > START_MS;
    if (late || child.exitCode !== null) {
      await stop();
      throw new Error(`${path.basename(command)} ${args.join(" ")} did not start; see ${log}`);
    }
    await sleep(LOOK_MS);
  }
  const pid = child.pid ?? 0;
  return { url, pid, log, startMs: performance.now() - start, memory: () => memoryOf(pid), stop };
}
