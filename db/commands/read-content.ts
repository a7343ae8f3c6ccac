import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { type Content, type Name, SHAPES } from "./shapes";

/** Faults an editor can mend, one Chinese sentence each. */
export class ContentFaults extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join("\n"));
  }
}

/** Where a fault of zod lies, as an editor would say it: the record's id, then the field. */
function place(raw: unknown, [first, ...rest]: PropertyKey[]): string {
  if (typeof first !== "number" || !Array.isArray(raw)) return [first, ...rest].map(String).join(".");
  const record: unknown = raw[first];
  const id = typeof record === "object" && record !== null && "id" in record ? String(record.id) : "";
  return [id === "" ? `第 ${first + 1} 条` : `id ${id}`, rest.map(String).join(".")]
    .filter(Boolean)
    .join("，");
}

function readFile(folder: string, name: Name): { raw: unknown; faults: string[] } {
  const file = path.join(folder, `${name}.json`);
  if (!existsSync(file)) return { raw: undefined, faults: [`${name}.json：文件不存在。`] };
  try {
    return { raw: JSON.parse(readFileSync(file, "utf8")), faults: [] };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { raw: undefined, faults: [`${name}.json：不是正确的 JSON（${reason}）。`] };
  }
}

/**
 * The files of db/content, each in its shape.
 * @throws {ContentFaults} naming every record and field that is not
 */
export function readContent(folder: string): Content {
  const faults: string[] = [];
  const content: Partial<Record<Name, unknown>> = {};
  for (const [name, shape] of Object.entries(SHAPES) as [Name, z.ZodType][]) {
    const { raw, faults: unreadable } = readFile(folder, name);
    faults.push(...unreadable);
    if (unreadable.length > 0) continue;
    const result = shape.safeParse(raw);
    content[name] = result.data;
    for (const issue of result.error?.issues ?? [])
      faults.push(`${name}.json，${place(raw, issue.path)}：${issue.message}。`);
  }
  if (faults.length > 0) throw new ContentFaults(faults);
  return content as Content;
}
