import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { type Rule, sentenceOf } from "@/db/check/finding";
import { FAULTS, WARNINGS } from "@/db/check/rules";
import { fileOf } from "@/db/source/content-files";
import { readText } from "@/db/source/read-file";
import {
  type Content,
  type DocumentName,
  DOCUMENTS,
  type Name,
  type RecordName,
  RECORDS,
} from "@/db/source/shapes";
import { content as testContent } from "./content";

const FOLDER = "db/test-content";
const ASKED: readonly Rule[] = [...FAULTS, ...Object.values(WARNINGS)];

/** db/test-content after an editor's changes, without files of its own: what changes is read again, and nothing else. */
export function editedContent() {
  let content: Content = { ...testContent };
  const faults: string[] = [];
  const written = new Map<string, object>();
  const inShape = (file: string, value: unknown, shape: Parameters<typeof readText>[2]) => {
    const { data, faults: found } = readText(file, JSON.stringify(value), shape);
    faults.push(...found);
    return data;
  };
  // A content of its own each time: rules keep what they have found of one.
  const replace = (name: Name, changed: unknown) => void (content = { ...content, [name]: changed });
  return {
    content: () => content,
    editOne(noun: RecordName, id: number, fields: object) {
      const file = fileOf(noun, id);
      const before = written.get(file) ?? JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"));
      written.set(file, { ...before, ...fields });
      const edited = inShape(file, written.get(file), RECORDS[noun]);
      const records: { id: number }[] = content[noun];
      replace(
        noun,
        records.map((record) => (record.id === id ? edited : record)),
      );
    },
    write(document: DocumentName, value: unknown) {
      replace(document, inShape(fileOf(document, ""), value, DOCUMENTS[document]));
    },
    /** What is told of the shape of what changed, or else by these rules: all of them take a hundred times as long. */
    faults(...rules: Rule[]): string[] {
      for (const rule of rules) expect(ASKED, "the check asks this rule").toContain(rule);
      return faults.length > 0 ? faults : rules.flatMap((rule) => rule(content, ".")).map(sentenceOf);
    },
  };
}
