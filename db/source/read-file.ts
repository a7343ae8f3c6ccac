import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { readJson } from "./json-fault";

export type Read = { data?: unknown; faults: string[] };

/** The path of a zod issue for editors: the list entry, then the field. */
function place([first, ...rest]: PropertyKey[]): string {
  if (typeof first !== "number")
    return [first, ...rest]
      .filter((part) => part !== undefined)
      .map(String)
      .join(".");
  return [`第 ${first + 1} 条`, rest.map(String).join(".")].filter(Boolean).join("，");
}

/** A missing field is reported as missing, not as a wrong value. */
function sentenceOf({ path: [...where], input, message }: z.core.$ZodIssue): string {
  if (message.endsWith("？")) return message;
  return `${where.length > 0 && input === undefined ? "没有写这个字段，" : ""}${message}。`;
}

/** A fault of a field: its path, and the message. */
export type ShapeFault = { where: PropertyKey[]; says: string };

/** Validates a value; returns the data, or the faults by field. */
export function readValue(value: unknown, shape: z.ZodType): { data?: unknown; faults: ShapeFault[] } {
  const { data, error } = shape.safeParse(value, { reportInput: true });
  return {
    data,
    faults: (error?.issues ?? []).map((issue) => ({ where: issue.path, says: sentenceOf(issue) })),
  };
}

/** Parses and validates the text of a file; `file` is its name for editors. */
export function readText(file: string, text: string, shape: z.ZodType): Read {
  const read = readJson(file, text);
  if ("fault" in read) return { faults: [read.fault] };
  const { data, faults } = readValue(read.value, shape);
  return {
    data,
    faults: faults.map(({ where, says }) => `${[file, place(where)].filter(Boolean).join("，")}：${says}`),
  };
}

export function readFile(folder: string, file: string, shape: z.ZodType): Read {
  const whole = path.join(folder, file);
  if (!existsSync(whole)) return { faults: [`${file}：文件不存在。`] };
  return readText(file, readFileSync(whole, "utf8"), shape);
}
