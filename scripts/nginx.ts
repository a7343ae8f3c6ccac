// nginx with the configuration of deploy/, for tests and benchmarks.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apt, missing } from "./install.mjs";
import { release, root } from "@/lib/settings.mjs";

/**
 * `file` is in deploy/; `hosts` maps each host and port in it to one of a site; `http` and `https` are nginx's own
 * ports.
 */
type Places = { file: string; hosts: Record<string, string>; folder: string; http: number; https: number };

export async function installNginx() {
  if (["nginx", "openssl"].some(missing)) await apt("nginx-light", "openssl");
}

const shipped = (name: string) => readFileSync(path.join(root, "deploy", name), "utf8");

/** A shipped configuration with other ports and paths, otherwise unchanged. */
export function shippedConfiguration({ file, hosts, folder, http, https }: Places): string {
  for (const name of ["cache", "log"]) mkdirSync(path.join(folder, name), { recursive: true });
  return shipped(file)
    .replace("include /etc/nginx/lanheng-site.conf;", () => shipped("nginx-site.conf"))
    .replaceAll(/listen (\[::\]:)?80\b/g, (_, six) => `listen ${six ? "[::1]" : "127.0.0.1"}:${http}`)
    .replaceAll(/listen (\[::\]:)?443\b/g, (_, six) => `listen ${six ? "[::1]" : "127.0.0.1"}:${https}`)
    .replaceAll(/(?<=server )[\d.]+:3000/g, (host) => hosts[host] ?? host)
    .replaceAll("/var/cache/nginx/lanheng", path.join(folder, "cache"))
    .replaceAll("/var/log/nginx", path.join(folder, "log"))
    .replaceAll("/etc/nginx/lanheng-headers.conf", path.join(root, "deploy/nginx-headers.conf"))
    .replaceAll("/etc/ssl/certs/www.example.com.pem", path.join(folder, "certificate.pem"))
    .replaceAll("/etc/ssl/private/www.example.com.key", path.join(folder, "key.pem"))
    .replaceAll("/opt/lanheng", release);
}

/** A self-signed certificate for tests. */
export function makeCertificate(folder: string) {
  const subject = ["-subj", "/CN=www.example.com", "-days", "2", "-nodes"];
  const files = ["-keyout", path.join(folder, "key.pem"), "-out", path.join(folder, "certificate.pem")];
  const { status, stderr } = spawnSync("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    ...subject,
    ...files,
  ]);
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
}

/**
 * Writes and checks a complete configuration with `http` as the contents of the http block. Returns the arguments for
 * starting nginx.
 */
export function configureNginx(folder: string, http: string): string[] {
  for (const name of ["body", "proxy"]) mkdirSync(path.join(folder, name), { recursive: true });
  // If started by root, the worker would run as a user who cannot read this folder.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${user}daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/body; uwsgi_temp_path ${folder}/body; scgi_temp_path ${folder}/body;
${http}
}
`,
  );
  const args = ["-c", file, "-e", path.join(folder, "error.log")];
  const check = spawnSync("nginx", ["-t", "-q", ...args]);
  if (check.status !== 0) throw new Error(`nginx: ${check.stderr}`);
  return args;
}
