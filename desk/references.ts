import { readPictureList } from "@/db/source/picture-list";
import { RECORDS } from "@/db/source/shapes";
import type { Documents } from "./documents";
import { titleOf } from "./nouns";

/** The id, key or name of something, and its display name. */
type Named = [name: string, called: string];

/** The things that fields can refer to, by kind. */
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
