import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { readJson } from "./json-fault";

export type Read = { data?: unknown; faults: string[] };

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

/** What is wrong with a field, and where it stands. */
export type ShapeFault = { where: PropertyKey[]; says: string };

/** A value in its shape, or what is wrong with it, field by field. */
export function readValue(value: unknown, shape: z.ZodType): { data?: unknown; faults: ShapeFault[] } {
  const { data, error } = shape.safeParse(value, { reportInput: true });
  return {
    data,
    faults: (error?.issues ?? []).map((issue) => ({ where: issue.path, says: sentenceOf(issue) })),
  };
}

/** The text of one file in its shape; `file` is what editors know it by. */
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
