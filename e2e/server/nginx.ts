import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:tls";
import { freePort } from "@/scripts/free-port";
import { configureNginx, installNginx, makeCertificate, shippedConfiguration } from "@/scripts/nginx";

export const HOST = "www.example.com";

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  plain?: boolean;
  /** The agent whose connections are used; by default each request has its own. */
  agent?: https.Agent | false;
};

/**
 * Configuration for tests, included before the shipped one: the header `x-test-address` sets the client address of a request,
 * and `x-test-cache` of the response is the cache status.
 */
const EQUIPMENT = `set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;
add_header X-Test-Cache $upstream_cache_status always;
`;

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/**
 * Starts nginx with a shipped configuration in front of sites.
 * @param file the configuration in deploy/
 * @param sites the URL that replaces each host and port in the configuration
 */
export async function startNginx(file: string, sites: Record<string, string>) {
  await installNginx();
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-nginx-"));
  makeCertificate(folder);
  const ports = { http: await freePort(), https: await freePort() };
  const hosts = Object.fromEntries(Object.entries(sites).map(([host, url]) => [host, new URL(url).host]));
  const shipped = shippedConfiguration({ file, hosts, folder, ...ports });
  const nginx: ChildProcess = spawn("nginx", configureNginx(folder, EQUIPMENT + shipped), {
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => nginx.once("exit", resolve));

  const ask = (
    asked: string,
    { method = "GET", headers = {}, body, plain = false, agent = false }: Asked = {},
  ) =>
    new Promise<Reply>((resolve, reject) => {
      const options = {
        host: "127.0.0.1",
        path: asked,
        method,
        agent,
        headers: { host: HOST, ...headers, ...(body && { "content-length": Buffer.byteLength(body) }) },
      };
      const request = plain
        ? http.request({ ...options, port: ports.http })
        : https.request({ ...options, port: ports.https, servername: HOST, rejectUnauthorized: false });
      request.on("response", (answer) => {
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
        );
        answer.on("error", reject);
      });
      request.on("error", reject);
      request.end(body);
    });

  /** Sends raw bytes through TLS. @returns the raw response */
  const wire = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = "";
      const socket = connect(
        { port: ports.https, host: "127.0.0.1", servername: HOST, rejectUnauthorized: false },
        () => socket.write(text),
      );
      socket.on("data", (piece: Buffer) => (answer += piece.toString()));
      socket.on("close", () => resolve(answer));
      socket.on("error", reject);
    });

  /** Flushes its buffered logs. */
  const writeLogs = () => nginx.kill("SIGUSR1");
  const log = () => readFileSync(path.join(folder, "log/lanheng.log"), "utf8");
  /** The contents of its cache, as text. */
  const cached = () => {
    const cache = path.join(folder, "cache");
    return readdirSync(cache, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "latin1"))
      .join("\n");
  };
  const errors = () =>
    ["log/lanheng-error.log", "error.log"]
      .map((file) => readFileSync(path.join(folder, file), "utf8"))
      .join("");

  for (let attempt = 0; attempt < 100; attempt++) {
    if (await ask("/api/health").catch(() => undefined)) break;
    await pause(50);
  }
  const stop = async () => {
    nginx.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { ask, wire, log, writeLogs, cached, errors, ports, stop };
}
