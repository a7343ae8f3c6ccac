import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project, or the standalone folder when the server runs from a release. */
export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** Where the server that `npm run build` made stands. */
export const standalone = existsSync(path.join(root, "server.js"))
  ? root
  : path.join(root, ".next/standalone");

/** Reads `.env` and makes the store's path whole: the server changes its working folder when it starts. */
export function readSettings() {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  process.env.DATABASE_FILE = path.resolve(root, process.env.DATABASE_FILE || "data/site.db");
  process.env.NEXT_TELEMETRY_DISABLED = "1";
}
