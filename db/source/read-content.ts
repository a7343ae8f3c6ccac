import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { ContentFaults } from "./content-faults";
import { entriesOf, fileOf, strangersIn } from "./content-files";
import { readPictureList } from "./picture-list";
import { type Read, readFile } from "./read-file";
import { type Content, DOCUMENTS, RECORDS } from "./shapes";

const RECORD_FILE = /^[1-9]\d*\.json$/;

/** The records of a noun by id; the file name must be the id. */
function readRecords(folder: string, noun: string, shape: z.ZodType<{ id: number }>): Read {
  const entries = existsSync(path.join(folder, noun)) ? entriesOf(path.join(folder, noun)) : [];
  const read = entries.map((entry): Read & { record?: { id: number } } => {
    const file = `${noun}/${entry}`;
    if (!RECORD_FILE.test(entry)) return { faults: [`${file}：文件名要写成编号，例如 ${noun}/1001.json。`] };
    const { data, faults } = readFile(folder, file, shape);
    const record = data as { id: number } | undefined;
    if (!record || entry === `${record.id}.json`) return { record, faults };
    const own = fileOf(noun, record.id);
    const rest = entries.includes(`${record.id}.json`) ? `，${own} 里已经有这个编号` : "";
    return { faults: [...faults, `${file}，id：编号 ${record.id} 与文件名不同${rest}。`] };
  });
  return {
    data: read.flatMap(({ record }) => record ?? []),
    faults: read.flatMap(({ faults }) => faults),
  };
}

/**
 * Reads and validates the files of db/content.
 * @throws {ContentFaults} with every faulty file and field
 */
export function readContent(folder: string): Content {
  const read: [string, Read][] = [
    ...Object.entries(RECORDS).map(([noun, shape]): [string, Read] => [
      noun,
      readRecords(folder, noun, shape),
    ]),
    ...Object.entries(DOCUMENTS).map(([name, shape]): [string, Read] => [
      name,
      readFile(folder, fileOf(name, ""), shape),
    ]),
  ];
  const faults = [
    ...read.flatMap(([, { faults }]) => faults),
    ...readPictureList(folder).faults,
    ...strangersIn(folder),
  ];
  if (faults.length > 0) throw new ContentFaults(faults);
  return Object.fromEntries(read.map(([name, { data }]) => [name, data])) as Content;
}
