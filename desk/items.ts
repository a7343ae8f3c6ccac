import { fileOf } from "@/db/source/content-files";
import { DOCUMENTS, type Name, RECORDS, type RecordName } from "@/db/source/shapes";

/** One file of db/content: a record by its id, or a document, whose id is empty. */
export type Item = { noun: Name; id: number | "" };

export const isRecord = (noun: string): noun is RecordName => Object.hasOwn(RECORDS, noun);

/** @returns nothing where no such file is read by the site: only these may be written */
export function itemOf(file: string): Item | undefined {
  const name = file.replace(/\.json$/, "");
  if (name === file) return undefined;
  if (Object.hasOwn(DOCUMENTS, name)) return { noun: name as Name, id: "" };
  const [, noun = "", id = ""] = /^([a-z]+)\/([1-9]\d{0,8})$/.exec(name) ?? [];
  return isRecord(noun) ? { noun, id: Number(id) } : undefined;
}

export const fileOfItem = ({ noun, id }: Item) => fileOf(noun, id);

export const shapeOf = (noun: Name) => (isRecord(noun) ? RECORDS[noun] : DOCUMENTS[noun]);

/** A fault that the editor is told as it is. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** @throws {Refusal} where it is none */
export function known(file: string): Item {
  const item = itemOf(file);
  if (!item) throw new Refusal(`${file}：网站不读这个文件。`);
  return item;
}
