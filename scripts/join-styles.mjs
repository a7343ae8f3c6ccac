import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/settings.mjs";
import { filesUnder } from "./stamp.mjs";

const CHUNKS = ".next/static/chunks";
/** The mapping of joined style sheets for the server. */
const JOINED = ".next/joined-styles.json";
/** Next's manifests of pages, which list the styles of each page and its layouts in order. */
const MANIFEST = /page_client-reference-manifest\.js$/;

/** @param {string} manifest a script that puts one object into a global one */
function stylesOf(manifest) {
  const { entryCSSFiles } = JSON.parse(manifest.slice(manifest.indexOf("] = {") + 4).replace(/;\s*$/, ""));
  /** @type {{ path: string }[][]} */
  const lists = Object.values(entryCSSFiles);
  return lists.map((files) => files.map((file) => path.basename(file.path, ".css")));
}

/**
 * Next writes a style sheet per component (`cssChunking` in next.config.ts), and a page links all of them: a browser would need
 * twenty responses before the first paint. This writes one joined file per kind of page, which the server links instead
 * (lib/html/joined-styles.ts); the original files are kept.
 * @param {string} release as a path from the project
 */
export function joinStyles(release) {
  const manifests = filesUnder(`${release}/.next/server/app`).filter((file) => MANIFEST.test(file));
  const lists = manifests.flatMap((file) => stylesOf(readFileSync(path.join(root, file), "utf8")));
  const chunks = path.join(root, release, CHUNKS);
  /** @type {Record<string, string>} */
  const joined = {};
  for (const names of lists) {
    if (names.length < 2 || joined[names.join()]) continue;
    const texts = names.map((name) => readFileSync(path.join(chunks, `${name}.css`), "utf8"));
    const name = createHash("sha256").update(names.join()).digest("hex").slice(0, 13);
    writeFileSync(path.join(chunks, `${name}.css`), texts.join("\n"));
    joined[names.join()] = name;
  }
  writeFileSync(path.join(root, release, JOINED), JSON.stringify(joined));
}
