import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { ContentFaults } from "./content-faults";
import { entriesOf, fileOf, strangersIn } from "./content-files";
import { readJson } from "./json-fault";
import { readPictureList } from "./picture-index";
import { type Content, DOCUMENTS, RECORDS } from "./shapes";

type Read = { data?: unknown; faults: string[] };

/** Where a fault of zod lies, as an editor would say it: the entry of a list, then the field. */
function place([first, ...rest]: PropertyKey[]): string {
  if (typeof first !== "number")
    return [first, ...rest]
      .filter((part) => part !== undefined)
      .map(String)
      .join(".");
  return [`第 ${first + 1} 条`, rest.map(String).join(".")].filter(Boolean).join("，");
}

/** A field that is left out is told as that, not as one that is written wrongly. */
function sentenceOf({ path: [...where], input, message }: z.core.$ZodIssue): string {
  if (message.endsWith("？")) return message;
  return `${where.length > 0 && input === undefined ? "没有写这个字段，" : ""}${message}。`;
}

/** The text of one file in its shape; `file` is what editors know it by. */
export function readText(file: string, text: string, shape: z.ZodType): Read {
  const read = readJson(file, text);
  if ("fault" in read) return { faults: [read.fault] };
  const { data, error } = shape.safeParse(read.value, { reportInput: true });
  const faults = (error?.issues ?? []).map((issue) =>
    [file, place(issue.path)]
      .filter(Boolean)
      .join("，")
      .concat(`：${sentenceOf(issue)}`),
  );
  return { data, faults };
}

function readFile(folder: string, file: string, shape: z.ZodType): Read {
  const whole = path.join(folder, file);
  if (!existsSync(whole)) return { faults: [`${file}：文件不存在。`] };
  return readText(file, readFileSync(whole, "utf8"), shape);
}

const RECORD_FILE = /^[1-9]\d*\.json$/;

/** The things of one noun by their ids; each is in the file that its id names. */
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
 * The files of db/content, each in its shape.
 * @throws {ContentFaults} naming every file and field that is not
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
