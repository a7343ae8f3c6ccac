// Serves the release that `npm run build` made.
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readSettings, release } from "../lib/settings.mjs";

const server = path.join(release, "server.mjs");
if (!existsSync(server)) {
  console.error("还没有构建：请先运行 npm run build，或直接运行 npm run site。");
  process.exit(1);
}
readSettings();
Object.assign(process.env, { NODE_ENV: "production" });
process.chdir(release);
await import(pathToFileURL(server).href);
