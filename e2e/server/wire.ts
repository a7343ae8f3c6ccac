import http from "node:http";
import net from "node:net";

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };

const HOME = () => new URL(process.env.BASE_URL ?? "");

/** Requests exactly this URL, without following redirects or normalizing. */
export const ask = (path: string, options: http.RequestOptions = {}, base = HOME()) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = base;
    const request = http.request({ hostname, port, path, agent: false, ...options }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (piece: string) => (body += piece));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      answer.on("error", reject);
    });
    request.on("error", reject);
    request.end();
  });

/** Sends raw bytes. @returns the response, and the time until the connection was closed */
export const wire = (text: string, base = HOME()) =>
  new Promise<{ answer: string; ms: number }>((resolve, reject) => {
    const start = performance.now();
    let answer = "";
    const socket = net.connect(Number(base.port), base.hostname, () => socket.write(text));
    socket.on("data", (piece) => (answer += piece.toString()));
    socket.on("close", () => resolve({ answer, ms: performance.now() - start }));
    socket.on("error", (error: NodeJS.ErrnoException) => error.code !== "ECONNRESET" && reject(error));
  });

/** Opens silent connections; `close` closes them. */
export async function silentSockets(count: number, base = HOME()) {
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<net.Socket>((resolve, reject) => {
          const socket = net.connect(Number(base.port), base.hostname, () => resolve(socket));
          socket.on("error", reject);
        }),
    ),
  );
  return { close: () => sockets.forEach((socket) => socket.destroy()) };
}

/** The shortest of five times in milliseconds, to exclude other load on the machine. */
export async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
