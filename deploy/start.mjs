// Serves the standalone build. Settings are checked and migrations run in instrumentation.ts, so that a release
// without the project around it does the same.
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { openDoor } from "./door.mjs";
import { readSettings, standalone } from "./settings.mjs";

const server = path.join(standalone, "server.js");
if (!existsSync(server)) {
  console.error("还没有构建：请先运行 npm run build，或直接运行 npm run site。");
  process.exit(1);
}
readSettings();
openDoor();
await import(pathToFileURL(server).href);
