// Joins the styles of all pages in one file. Turbopack puts at most 100 kB of them together and knows no option for that
// (docs/decisions.md); which files a page links, and in what order, stands in its manifest.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { must } from "./run.mjs";
import { root } from "./settings.mjs";
import { filesUnder } from "./stamp.mjs";

const LIST = /\[(?:\{"path":"[^"]+\.css","inlined":false\},?)+\]/g;
const NAMES_STYLES = /\.(?:html|js|rsc)$/;

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), "utf8");

/** To be called when Next has built, before anything is copied or compressed. */
export function joinStyleSheets() {
  const served = filesUnder(".next/server/app").concat(filesUnder(".next/server/pages"));
  const texts = new Map(served.filter((file) => NAMES_STYLES.test(file)).map((file) => [file, read(file)]));
  const lists = new Set([...texts.values()].flatMap((text) => text.match(LIST) ?? []));
  const [list = ""] = lists;
  must(lists.size === 1, `各页面的样式文件不一致：${[...lists].join("\n")}`);
  /** @type {string[]} */
  const parts = JSON.parse(list).map((/** @type {{ path: string }} */ part) => part.path);
  const styles = parts.map((part) => read(`.next/${part}`)).join("");
  const joined = `static/chunks/${createHash("sha256").update(styles).digest("hex").slice(0, 13)}.css`;
  for (const part of parts) rmSync(path.join(root, ".next", part));
  writeFileSync(path.join(root, ".next", joined), styles);
  for (const [file, text] of texts) {
    const once = text.replaceAll(list, JSON.stringify([{ path: joined, inlined: false }]));
    const changed = parts.reduce((rest, part) => rest.replaceAll(part, joined), once);
    if (changed !== text) writeFileSync(path.join(root, file), changed);
  }
}
