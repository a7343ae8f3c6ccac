import { readPictureList } from "@/db/source/picture-list";
import { RECORDS } from "@/db/source/shapes";
import type { Documents } from "./documents";
import { titleOf } from "./nouns";

/** By id, key or name, and what it is called. */
type Named = [name: string, called: string];

/** What fields may name, by kind. */
export function references(documents: Documents, folder: string): Record<string, Named[]> {
  const items = documents.items();
  const records = Object.keys(RECORDS).map((noun): [string, Named[]] => [
    noun,
    items
      .filter((item) => item.noun === noun)
      .map((item) => [String(item.id), titleOf(item, documents.shown(item)?.value)]),
  ]);
  return {
    ...Object.fromEntries(records),
    parameters: documents.content().parameters.map(({ key, name }) => [key, name]),
    pictures: Object.values(readPictureList(folder).index).map(({ name, alt }) => [name, alt]),
  };
}
