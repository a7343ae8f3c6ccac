import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { itemOf } from "./items";
import { readingsOf } from "./readings";

/** What was typed and not saved yet: `base` is the file's text when typing began, null where there was none. */
export type Draft = { base: string | null; value: unknown };

/** A file is there as a whole or not at all, whenever the desk is killed. */
export function writeWhole(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text, { flush: true });
  renameSync(`${file}.new`, file);
}

/**
 * Drafts by their files below db/content, each in a file of the same name below a folder that git does not see. They are
 * read there each time: another desk over the same project has the same.
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
