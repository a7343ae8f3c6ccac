import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { itemOf } from "./items";
import { readingsOf } from "./readings";

/** An unsaved change: `base` is the text of the file when it was begun, null if there was none. */
export type Draft = { base: string | null; value: unknown };

/** Writes a file atomically, so that it is complete even if the desk is killed. */
export function writeWhole(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text, { flush: true });
  renameSync(`${file}.new`, file);
}

/**
 * Drafts by file name, each in a file of the same name below a folder that git ignores. They are read from disk each time, so
 * that several desks on the same project share them.
 */
export class Drafts {
  readonly get: (file: string) => Draft | undefined;

  constructor(private readonly folder: string) {
    this.get = readingsOf(folder, (text) => JSON.parse(text) as Draft);
  }

  files = () =>
    existsSync(this.folder)
      ? readdirSync(this.folder, { recursive: true, encoding: "utf8" }).filter((file) => itemOf(file))
      : [];

  set = (file: string, draft: Draft) => writeWhole(path.join(this.folder, file), JSON.stringify(draft));

  drop = (file: string) => rmSync(path.join(this.folder, file), { force: true });
}
