import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project folder. */
export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** The output of `npm run build`, which is deployed. */
export const release = path.join(root, "release");

/** Reads `.env` and makes the path of the database absolute, as the server runs in the release folder. */
export function readSettings() {
  const file = path.join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  process.env.DATABASE_FILE = path.resolve(root, process.env.DATABASE_FILE || "data/site.db");
  process.env.NEXT_TELEMETRY_DISABLED = "1";
}
