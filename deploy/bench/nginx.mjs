// nginx on this machine: serving answers of the site as plain files, and as deploy/nginx.conf has it, in front of the site.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apt, missing } from "../install.mjs";
import { root } from "../settings.mjs";
import { freePort, startServer } from "./server.mjs";

/** @typedef {import("./site.mjs").Call} Call */

const TYPES = { html: "text/html; charset=utf-8", json: "application/json; charset=utf-8" };

/** Tools of the bench that are not packages of npm. */
export async function installTools() {
  if (["nginx", "wrk"].some(missing)) await apt("nginx-light", "wrk");
}

/**
 * @param {string} folder
 * @param {string} http the inside of the http block
 */
function whole(folder, http) {
  for (const name of ["body", "proxy"]) mkdirSync(path.join(folder, name), { recursive: true });
  // Started by root, its worker would be somebody who may not read this folder.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  return `${user}daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/body; uwsgi_temp_path ${folder}/body; scgi_temp_path ${folder}/body;
${http}
}
`;
}

/**
 * @param {string} folder
 * @param {string} http
 * @param {number} port
 * @param {string} ready
 */
function start(folder, http, port, ready) {
  const file = path.join(folder, "nginx.conf");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, whole(folder, http));
  const check = spawnSync("nginx", ["-t", "-q", "-c", file, "-e", path.join(folder, "error.log")]);
  if (check.status !== 0) throw new Error(`nginx: ${check.stderr}`);
  const args = ["-c", file, "-e", path.join(folder, "error.log")];
  return startServer("nginx", args, { log: path.join(folder, "out.log"), ready, port });
}

/**
 * nginx with each answer of the site as a file of its own.
 * @param {string} site
 * @param {Record<string, Call>} calls
 * @param {string} folder
 */
export async function startFiles(site, calls, folder) {
  const files = path.join(folder, "files");
  mkdirSync(files, { recursive: true });
  for (const [name, { path: address, body }] of Object.entries(calls)) {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const answer = await fetch(site + address, body === undefined ? {} : { method: "POST", body, headers });
    writeFileSync(
      path.join(files, fileOf(name, { path: address, body })),
      Buffer.from(await answer.arrayBuffer()),
    );
  }
  const port = await freePort();
  const types = Object.entries(TYPES).map(([ending, type]) => `"${type}" ${ending};`);
  const http = `  types { ${types.join(" ")} }
  access_log off; sendfile on; keepalive_requests 100000000; open_file_cache max=1000;
  server { listen 127.0.0.1:${port}; root ${files}; location = / { return 200; } }`;
  return start(folder, http, port, "/");
}

/**
 * Where the answer to a call lies among the files.
 * @param {string} name
 * @param {Call} call
 */
export const fileOf = (name, { body }) =>
  `${name.replaceAll(" ", "-")}.${body === undefined ? "html" : "json"}`;

/**
 * The site behind nginx as deploy/nginx.conf sets it up, without TLS and on free ports.
 * @param {string} site
 * @param {string} folder
 */
export async function startProxy(site, folder) {
  const port = await freePort();
  const http = readFileSync(path.join(root, "deploy/nginx.conf"), "utf8")
    .replace(/^server \{[^}]*# plain HTTP[\s\S]*?^\}\n/m, "")
    .replace(/^\s*(?:ssl_|http2 |listen \[).*\n/gm, "")
    .replace(/listen 443 ssl[^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(/server_name [^;]*;/, "server_name _;")
    .replace(/server 127\.0\.0\.1:3000/, `server ${new URL(site).host}`)
    .replaceAll("/var/cache/nginx/lanheng", path.join(folder, "cache"))
    .replace(/access_log [^;]*;/, "access_log off;")
    // All load comes from one address here.
    .replace(/^\s*limit_(?:req|conn) .*\n/gm, "");
  mkdirSync(path.join(folder, "cache"), { recursive: true });
  return start(folder, http, port, "/api/health");
}
