import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
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

/**
 * Drafts by their files below db/content, each in a file of the same name below a folder that git does not see. They are
 * read there each time: another desk over the same project has the same.
 */
export class Drafts {
  private readonly known = new Map<string, { stamp: string; draft: Draft }>();

  constructor(private readonly folder: string) {}

  files = () =>
    existsSync(this.folder)
      ? readdirSync(this.folder, { recursive: true, encoding: "utf8" }).filter((file) => itemOf(file))
      : [];

  get(file: string): Draft | undefined {
    const whole = path.join(this.folder, file);
    const found = statSync(whole, { throwIfNoEntry: false });
    if (!found) return undefined;
    const stamp = `${found.ino} ${found.size} ${found.mtimeMs}`;
    let known = this.known.get(file);
    if (known?.stamp !== stamp) {
      known = { stamp, draft: JSON.parse(readFileSync(whole, "utf8")) as Draft };
      this.known.set(file, known);
    }
    return known.draft;
  }

  set = (file: string, draft: Draft) => writeWhole(path.join(this.folder, file), JSON.stringify(draft));

  drop = (file: string) => rmSync(path.join(this.folder, file), { force: true });
}
