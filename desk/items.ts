import { z } from "zod";
import { fileOf } from "@/db/source/content-files";
import { DOCUMENTS, type Name, RECORDS, type RecordName } from "@/db/source/shapes";
import type { Schema } from "./page/schema";

/** A file of db/content: a record with an id, or a document, whose id is empty. */
export type Item = { noun: Name; id: number | "" };

export const isRecord = (noun: string): noun is RecordName => Object.hasOwn(RECORDS, noun);

/** @returns undefined if the file is no content of the site: only content files may be written */
export function itemOf(file: string): Item | undefined {
  const name = file.replace(/\.json$/, "");
  if (name === file) return undefined;
  if (Object.hasOwn(DOCUMENTS, name)) return { noun: name as Name, id: "" };
  const [, noun = "", id = ""] = /^([a-z]+)\/([1-9]\d{0,8})$/.exec(name) ?? [];
  return isRecord(noun) ? { noun, id: Number(id) } : undefined;
}

export const fileOfItem = ({ noun, id }: Item) => fileOf(noun, id);

export const shapeOf = (noun: Name) => (isRecord(noun) ? RECORDS[noun] : DOCUMENTS[noun]);

/** The shape as JSON Schema, of which the page makes a form. */
export const schemaOf = (noun: Name) =>
  z.toJSONSchema(shapeOf(noun), { io: "input", unrepresentable: "any" }) as Schema;

/** An error whose message is shown to the editor. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** @throws {Refusal} if the file is no content of the site */
export function known(file: string): Item {
  const item = itemOf(file);
  if (!item) throw new Refusal(`${file}：网站不读这个文件。`);
  return item;
}
