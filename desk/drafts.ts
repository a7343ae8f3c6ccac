import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { itemOf } from "./items";

/** What was typed and not saved yet: `base` is the file's text when typing began, null where there was none. */
export type Draft = { base: string | null; value: unknown };

/** A file is there as a whole or not at all, whenever the desk is killed. */
export function writeWhole(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text, { flush: true });
  renameSync(`${file}.new`, file);
}

/** Drafts by their files below db/content, each in a file of the same name below a folder that git does not see. */
export class Drafts {
  private readonly drafts = new Map<string, Draft>();

  constructor(private readonly folder: string) {
    if (!existsSync(folder)) return;
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (itemOf(file))
        this.drafts.set(file, JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Draft);
  }

  files = () => [...this.drafts.keys()];

  get = (file: string) => this.drafts.get(file);

  set(file: string, draft: Draft) {
    this.drafts.set(file, draft);
    writeWhole(path.join(this.folder, file), JSON.stringify(draft));
  }

  drop(file: string) {
    this.drafts.delete(file);
    rmSync(path.join(this.folder, file), { force: true });
  }
}
