import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/settings.mjs";

/**
 * The files below a folder, or the file itself, in a fixed order.
 * @param {string} name relative to the project
 * @returns {string[]}
 */
export function filesUnder(name) {
  const whole = path.join(root, name);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [name];
  return readdirSync(whole)
    .sort()
    .flatMap((entry) => filesUnder(path.join(name, entry)));
}

/**
 * A hash of the contents of files and folders, and of some strings.
 * @param {string[]} names
 * @param {RegExp} except files to ignore
 * @param {(string | undefined)[]} words
 */
export function hashOf(names, except, words) {
  const hash = createHash("sha256").update(JSON.stringify(words));
  for (const file of names.flatMap(filesUnder).filter((name) => !except.test(name))) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * @param {string} file relative to the project
 * @param {string} hash
 */
export const stamped = (file, hash) =>
  existsSync(path.join(root, file)) && readFileSync(path.join(root, file), "utf8") === hash;

/**
 * @param {string} file relative to the project
 * @param {string} hash
 */
export const stamp = (file, hash) => writeFileSync(path.join(root, file), hash);
