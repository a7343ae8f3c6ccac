import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { startSite } from "@/e2e/start-site";
import { newMessage, post } from "./client";
import type { Fault } from "./fault";

const WHAT = "每次确认都已落盘：确认 / fsync";
const POSTS = 50;

/** Traces the process's sync calls; `undefined` if this machine does not permit it. */
async function watch(pid: number) {
  const tracer = spawn("strace", ["-f", "-e", "trace=fsync,fdatasync", "-p", String(pid)]);
  let seen = "";
  tracer.stderr.on("data", (piece: Buffer) => (seen += piece.toString()));
  const ended = new Promise<void>((resolve) => {
    tracer.on("close", () => resolve());
    tracer.on("error", () => resolve());
  });
  for (let turn = 0; turn < 50 && !seen.includes("attached"); turn++) await pause(50);
  if (!seen.includes("attached")) {
    tracer.kill("SIGKILL");
    return undefined;
  }
  return async () => {
    tracer.kill("SIGINT");
    await ended;
    return seen.match(/\bf(?:data)?sync\(/g)?.length ?? 0;
  };
}

export const fsync: Fault = async () => {
  const site = await startSite({ MESSAGE_REFILL_S: "0" });
  try {
    const count = await watch(site.process.pid ?? 0);
    if (!count) return { what: WHAT, why: "没有 strace，或不许跟踪进程" };
    let acknowledged = 0;
    for (let number = 0; number < POSTS; number++)
      if ((await post(site.url, newMessage()))?.isStored) acknowledged++;
    const synced = await count();
    return {
      what: WHAT,
      measured: `${acknowledged} / ${synced}`,
      isFine: acknowledged === POSTS && synced >= POSTS,
    };
  } finally {
    await site.stop();
  }
};
