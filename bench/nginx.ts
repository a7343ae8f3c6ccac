// Baselines: nginx serving the answers of the site as files, and nginx as a proxy in front of it.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apt, missing } from "@/scripts/install.mjs";
import { configureNginx, installNginx, shippedConfiguration } from "@/scripts/nginx";
import { freePort } from "@/scripts/free-port";
import { startServer } from "@/scripts/measure/server";
import type { Call } from "@/scripts/measure/site";

const TYPES = { html: "text/html; charset=utf-8", json: "application/json; charset=utf-8" };

/** Installs tools that are not npm packages. */
export async function installTools() {
  await installNginx();
  if (missing("wrk")) await apt("wrk");
}

function start(folder: string, http: string, port: number, ready: string) {
  mkdirSync(folder, { recursive: true });
  const args = configureNginx(folder, http);
  return startServer("nginx", args, { log: path.join(folder, "out.log"), ready, port });
}

/** nginx with each answer of the site as a file. */
export async function startFiles(site: string, calls: Record<string, Call>, folder: string) {
  const files = path.join(folder, "files");
  mkdirSync(files, { recursive: true });
  for (const [name, call] of Object.entries(calls)) {
    const { path: address, body } = call;
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const answer = await fetch(site + address, body === undefined ? {} : { method: "POST", body, headers });
    writeFileSync(path.join(files, fileOf(name, call)), Buffer.from(await answer.arrayBuffer()));
  }
  const port = await freePort();
  const types = Object.entries(TYPES).map(([ending, type]) => `"${type}" ${ending};`);
  const http = `  types { ${types.join(" ")} }
  access_log off; sendfile on; keepalive_requests 100000000; open_file_cache max=1000;
  server { listen 127.0.0.1:${port}; root ${files}; location = / { return 200; } }`;
  return start(folder, http, port, "/");
}

/** The file with the answer to a call. */
export const fileOf = (name: string, { body }: Call) =>
  `${name.replaceAll(" ", "-")}.${body === undefined ? "html" : "json"}`;

/** The site behind nginx with deploy/nginx.conf, without TLS and on free ports. */
export async function startProxy(site: string, folder: string) {
  const port = await freePort();
  const http = shippedConfiguration({
    file: "nginx.conf",
    hosts: { "127.0.0.1:3000": new URL(site).host },
    folder,
    http: 0,
    https: port,
  })
    .replace(/^server \{(?:(?!^\}).)*return 444;[\s\S]*?^\}\n/ms, "")
    .replace(/^server \{[^}]*# plain HTTP[\s\S]*?^\}\n/m, "")
    .replace(/^\s*(?:ssl_|listen \[).*\n/gm, "")
    .replace(/(listen [^;]*?) ssl http2;/, "$1;")
    .replace(/server_name [^;]*;/, "server_name _;")
    .replace(/access_log [^;]*;/, "access_log off;")
    // All requests come from one address here.
    .replace(/^\s*limit_(?:req|conn) .*\n/gm, "");
  return start(folder, http, port, "/api/health");
}
