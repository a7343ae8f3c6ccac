// Development with the same server as production, which passes requests directly to Next.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";
import { readSettings, root } from "../lib/settings.mjs";

// Not in .next/dev, which Next empties at start: Node caches that there is no package.json beside the server, and would not
// see the one that Next then writes there for its own scripts.
const FOLDER = ".next/dev-server";
const SERVER = `${FOLDER}/server.mjs`;

readSettings();
Object.assign(process.env, { NODE_ENV: "development" });
process.chdir(root);
await bundle("server/main.ts", SERVER);
await bundle("datasheet/worker.ts", `${FOLDER}/data-sheet-worker.mjs`);
// Here Next reads request bodies itself; file uploads need the server in front (server/attachments/receive.ts).
console.log(
  "In development forms are taken without their files. To try files with a question: npm run site.",
);
await import(pathToFileURL(path.join(root, SERVER)).href);
