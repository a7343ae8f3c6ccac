import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { visit } from "./client";
import { type Fault, timed } from "./fault";
import { warmSite } from "./warm-site";

const SOCKETS = 2000;
const ASKED = 20;

/** Clients that start a request and never finish it (slowloris). */
async function silent(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = await Promise.all(
    Array.from(
      { length: SOCKETS },
      () =>
        new Promise<net.Socket>((resolve, reject) => {
          const socket = net.connect(Number(port), hostname, () => {
            socket.write("GET /index HTTP/1.1\r\nHost: x\r\n");
            socket.on("error", () => undefined);
            resolve(socket);
          });
          socket.once("error", reject);
        }),
    ),
  );
  return () => sockets.forEach((socket) => socket.destroy());
}

async function slowest(url: string) {
  let worst = 0;
  for (let number = 0; number < ASKED; number++) {
    worst = Math.max(worst, await timed(() => visit(url, "/api/health")));
    await pause(20);
  }
  return worst;
}

export const halfOpen: Fault = async () => {
  const site = await warmSite();
  try {
    const usual = await slowest(site.url);
    const close = await silent(site.url);
    const worst = await slowest(site.url);
    close();
    return {
      what: "2,000 个半开的连接",
      measured: `健康检查最慢 ${worst.toFixed(0)} ms（平时 ${usual.toFixed(0)} ms）`,
      isFine: worst <= Math.max(200, usual * 2),
    };
  } finally {
    await site.stop();
  }
};
