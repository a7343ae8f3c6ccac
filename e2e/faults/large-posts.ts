import { readFileSync } from "node:fs";
import net from "node:net";
import type { Fault } from "./fault";
import { warmSite } from "./warm-site";

const POSTS = 40;
const ROUNDS = { short: 2, long: 3 };
const BYTES = 12 * 1024 * 1024;

/** The memory of a process in megabytes; NaN if the system does not report it. */
export function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return NaN;
  }
}

/** Posts 12 MB without reading the response until the end. @returns its status */
const postLarge = (url: string, isChunked: boolean) =>
  new Promise<number>((resolve) => {
    const { hostname, port, host } = new URL(url);
    const size = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${BYTES}`;
    const piece = Buffer.alloc(64 * 1024, "a");
    let answer = "";
    let sent = 0;
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(`POST /api/Message/add HTTP/1.1\r\nHost: ${host}\r\n`);
      socket.write(`Content-Type: application/x-www-form-urlencoded\r\n${size}\r\n\r\n`);
      send();
    });
    const send = () => {
      while (sent < BYTES && socket.writable) {
        sent += piece.length;
        const chunk = isChunked
          ? Buffer.concat([Buffer.from("10000\r\n"), piece, Buffer.from("\r\n")])
          : piece;
        if (!socket.write(chunk)) return void socket.once("drain", send);
      }
    };
    socket.on("data", (data) => (answer += data.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
  });

export const largePosts: Fault = async (scale) => {
  const site = await warmSite();
  const pid = site.process.pid ?? 0;
  try {
    const statuses: number[] = [];
    const rises: number[] = [];
    // A leak would show in every round; a single round also has the fluctuations of the garbage collector.
    for (let round = 0; round < ROUNDS[scale]; round++) {
      const before = memoryOf(pid);
      const sent = Array.from({ length: POSTS }, (_, number) => postLarge(site.url, number % 2 === 1));
      statuses.push(...(await Promise.all(sent)));
      rises.push(memoryOf(pid) - before);
    }
    const refused = statuses.filter((status) => status === 413).length;
    const rise = Math.min(...rises);
    return {
      what: `同时 ${POSTS} 个 12 MB 的请求，${ROUNDS[scale]} 轮`,
      measured: `413 的 ${refused} / ${statuses.length}；内存 +${Math.max(0, rise).toFixed(1)} MB`,
      isFine: refused === statuses.length && !(rise > 20),
    };
  } finally {
    await site.stop();
  }
};
