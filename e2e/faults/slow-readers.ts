import { readdirSync, readlinkSync } from "node:fs";
import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "@/e2e/server/wire";
import { type Fault, type Scale, timed } from "./fault";
import { warmSite } from "./warm-site";

const SOCKETS = { short: 100, long: 400 };
/** Less than the minute after which they must be disconnected (RELIABILITY L11). */
const MOST_MS = 50_000;
/** Larger than the socket buffers of both sides. */
const REQUESTS_EACH = 200;

/** Requests pages and never reads the responses. */
const silentReader = (url: string) =>
  new Promise<net.Socket>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = net.connect({ port: Number(port), host: hostname }, () => {
      socket.pause();
      socket.write("GET /index HTTP/1.1\r\nHost: x\r\n\r\n".repeat(REQUESTS_EACH));
      socket.on("error", () => undefined);
      resolve(socket);
    });
    socket.once("error", reject);
  });

/**
 * The slowest response; in the short form, which browsers of other tests slow down now and then, the 90th percentile: a
 * site blocked by silent readers would be slow all the time.
 */
const slowest = (times: number[], scale: Scale) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * (scale === "short" ? 0.9 : 1)) - 1] ??
  Infinity;

async function timesOf(turns: number, ask: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < turns) times.push(await ask());
  return times;
}

/** Open connections of a process. */
const heldBy = (pid: number) =>
  readdirSync(`/proc/${pid}/fd`).filter((handle) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${handle}`).startsWith("socket:");
    } catch {
      return false;
    }
  }).length;

export const slowReaders: Fault = async (scale) => {
  const count = SOCKETS[scale];
  const site = await warmSite();
  const pid = site.process.pid ?? 0;
  try {
    const before = heldBy(pid);
    const health = () => timed(() => ask("/api/health", {}, new URL(site.url)));
    // A busy machine is slow by itself.
    const usual = slowest(await timesOf(20, health), scale);
    const sockets = await Promise.all(Array.from({ length: count }, () => silentReader(site.url)));
    const start = performance.now();
    const times: number[] = [];
    let most = 0;
    let left = count;
    while (left > 0 && performance.now() - start < MOST_MS) {
      times.push(await health());
      left = Math.max(0, heldBy(pid) - before);
      most = Math.max(most, left);
      await pause(1000);
    }
    const ms = performance.now() - start;
    sockets.forEach((socket) => socket.destroy());
    const worst = slowest(times.slice(1), scale);
    return {
      what: `${count} 个只要不读的连接`,
      measured: `${(ms / 1000).toFixed(0)} s 后还剩 ${left} 个；健康检查${scale === "short" ? "十次里九次不过" : "最慢"} ${worst.toFixed(0)} ms（平时 ${usual.toFixed(0)} ms）`,
      isFine: most > count - 10 && left === 0 && worst <= Math.max(500, usual * 2),
    };
  } finally {
    await site.stop();
  }
};
