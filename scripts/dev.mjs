// Develops behind the same server as production, which lets requests pass straight through to Next.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";
import { readSettings, root } from "./settings.mjs";

const SERVER = ".next/dev/server.mjs";

readSettings();
Object.assign(process.env, { NODE_ENV: "development" });
process.chdir(root);
await bundle("server/main.ts", SERVER);
await bundle("datasheet/worker.ts", ".next/dev/data-sheet-worker.mjs");
await import(pathToFileURL(path.join(root, SERVER)).href);
