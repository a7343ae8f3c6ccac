import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What Next knows of a page that has nothing but the frame. */
const MANIFEST = ".next/server/app/_not-found/page_client-reference-manifest.js";
const CHUNKS = ".next/static/chunks";

/**
 * Turbopack puts at most 100 kB of styles into a file, and all pages link the same files (`cssChunking` in
 * next.config.ts). Writes them as one, in their order: the server links it in their place (lib/html/joined-styles.ts), and
 * Next's own stay as they are.
 * @param {string} release
 */
export function joinStyles(release) {
  const manifest = readFileSync(path.join(release, MANIFEST), "utf8");
  const found = [...manifest.matchAll(/static\/chunks\/([\w-]+)\.css/g)].map(([, name = ""]) => name);
  const names = [...new Set(found)];
  const texts = names.map((name) => readFileSync(path.join(release, CHUNKS, `${name}.css`), "utf8"));
  writeFileSync(path.join(release, CHUNKS, `${names.join("-")}.css`), texts.join("\n"));
}
