import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { entriesOf } from "@/db/source/content-files";
import { readJson } from "@/db/source/json-fault";
import { readValue, type ShapeFault } from "@/db/source/read-file";
import { type Content, DOCUMENTS, type Name, RECORDS } from "@/db/source/shapes";
import type { Drafts } from "./drafts";
import { fileOfItem, isRecord, type Item, itemOf, known, shapeOf } from "./items";
import { readingsOf } from "./readings";

type Read = { value?: unknown; data?: unknown; faults: ShapeFault[] };

/** The files of db/content with the drafts applied. Unchanged files are not validated again. */
export class Documents {
  private readonly kept = new Map<string, Read>();
  private readonly onDisk: (file: string) => Read | undefined;
  private last: { parts: unknown[]; content: Content } | undefined;

  constructor(
    private readonly folder: string,
    private readonly drafts: Drafts,
  ) {
    this.onDisk = readingsOf(folder, (text, file) => this.read(known(file).noun, text));
  }

  /** The text of a file on disk. */
  text(file: string): string | null {
    const whole = path.join(this.folder, file);
    return existsSync(whole) ? readFileSync(whole, "utf8") : null;
  }

  private read(noun: Name, text: string): Read {
    const name = createHash("sha1").update(`${noun} ${text}`).digest("base64");
    let read = this.kept.get(name);
    if (!read) this.kept.set(name, (read = this.parse(noun, text)));
    return read;
  }

  private parse(noun: Name, text: string): Read {
    const read = readJson("", text);
    if ("fault" in read) return { faults: [{ where: [], says: read.fault }] };
    return { value: read.value, ...readValue(read.value, shapeOf(noun)) };
  }

  /** The saved state of an item. */
  saved(item: Item): Read | undefined {
    return this.onDisk(fileOfItem(item));
  }

  /** An item as the desk shows it: its draft, or else its saved state; undefined if it is or will be deleted. */
  shown(item: Item): Read | undefined {
    const draft = this.drafts.get(fileOfItem(item));
    if (!draft) return this.saved(item);
    if (draft.value === undefined) return undefined;
    return this.read(item.noun, JSON.stringify(draft.value));
  }

  /** The last valid state: an invalid draft does not replace the saved one. */
  private sound(item: Item): unknown {
    const draft = this.drafts.get(fileOfItem(item));
    return (
      this.shown(item)?.data ?? (draft && draft.value === undefined ? undefined : this.saved(item)?.data)
    );
  }

  items(): Item[] {
    const onDisk = Object.keys(RECORDS).flatMap((noun) =>
      existsSync(path.join(this.folder, noun))
        ? entriesOf(path.join(this.folder, noun)).map((entry) => `${noun}/${entry}`)
        : [],
    );
    const documents = Object.keys(DOCUMENTS).map((name) => `${name}.json`);
    return [...new Set([...onDisk, ...this.drafts.files(), ...documents])].flatMap(
      (file) => itemOf(file) ?? [],
    );
  }

  /** All content with drafts. Returns the identical object while nothing changes, as rules memoize their results by it. */
  content(): Content {
    const items = this.items();
    const parts = items.map((item) => this.sound(item));
    if (
      this.last &&
      parts.length === this.last.parts.length &&
      parts.every((part, at) => part === this.last?.parts[at])
    )
      return this.last.content;
    const content: Record<string, unknown> = Object.fromEntries(
      Object.keys(RECORDS).map((noun) => [noun, [] as unknown[]]),
    );
    for (const [at, { noun }] of items.entries()) {
      const part = parts[at];
      if (!isRecord(noun)) content[noun] = part;
      else if (part !== undefined) (content[noun] as unknown[]).push(part);
    }
    this.last = { parts, content: content as Content };
    return this.last.content;
  }
}
