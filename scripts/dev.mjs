// Develops behind the same server as production, which lets requests pass straight through to Next.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";
import { readSettings, root } from "../lib/settings.mjs";

// Not in .next/dev: Next empties that when it starts, and Node, which has looked for a package.json beside the server, would
// not see the one that Next then writes there for its own scripts.
const FOLDER = ".next/dev-server";
const SERVER = `${FOLDER}/server.mjs`;

readSettings();
Object.assign(process.env, { NODE_ENV: "development" });
process.chdir(root);
await bundle("server/main.ts", SERVER);
await bundle("datasheet/worker.ts", `${FOLDER}/data-sheet-worker.mjs`);
// Next reads the bodies of requests itself here; files are read by the server in front of it (server/attachments/receive.ts).
console.log(
  "In development forms are taken without their files. To try files with a question: npm run site.",
);
await import(pathToFileURL(path.join(root, SERVER)).href);
