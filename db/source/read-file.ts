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

export function readFile(folder: string, file: string, shape: z.ZodType): Read {
  const whole = path.join(folder, file);
  if (!existsSync(whole)) return { faults: [`${file}：文件不存在。`] };
  return readText(file, readFileSync(whole, "utf8"), shape);
}
