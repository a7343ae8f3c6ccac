import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import { entriesOf, fileOf } from "@/db/source/content-files";
import { checkContent } from "@/db/editing/editing";
import { ContentFaults } from "@/db/source/content-faults";
import type { DocumentName, RecordName } from "@/db/source/shapes";

type Entry = { id: number; [field: string]: unknown };

/** A project of its own with db/test-content in place of what is shipped, for a test to edit as an editor would. */
export function testContent() {
  const root = mkdtempSync(path.join(inject("runFolder"), "content-"));
  cpSync("db/test-content", path.join(root, "db/content"), { recursive: true });
  symlinkSync(path.join(inject("runFolder"), "project/public"), path.join(root, "public"));
  const edit = <Item extends { id: number } = Entry>(
    noun: RecordName,
    change: (entries: Item[]) => Item[] | void,
  ) => {
    const folder = path.join(root, "db/content", noun);
    const files = entriesOf(folder).map((file) => path.join(folder, file));
    const entries = files.map((file) => JSON.parse(readFileSync(file, "utf8")) as Item);
    const changed = change(entries) ?? entries;
    files.forEach((file) => rmSync(file));
    for (const entry of changed) writeFileSync(path.join(folder, `${entry.id}.json`), JSON.stringify(entry));
  };
  return {
    root,
    edit,
    editOne: (noun: RecordName, id: number, fields: object) =>
      edit(noun, (entries) => void Object.assign(entries.find((entry) => entry.id === id) ?? {}, fields)),
    write: (document: DocumentName, content: unknown) =>
      writeFileSync(path.join(root, "db/content", fileOf(document, "")), JSON.stringify(content)),
    faults(): string[] {
      try {
        checkContent(root);
        return [];
      } catch (fault) {
        if (fault instanceof ContentFaults) return fault.faults;
        throw fault;
      }
    },
  };
}

/** A project's migrations, which leave db/test-content. */
export function testMigrations(root = mkdtempSync(path.join(inject("runFolder"), "migrations-"))) {
  const drizzle = path.join(root, "drizzle");
  cpSync(path.join(inject("runFolder"), "project/drizzle"), drizzle, { recursive: true });
  const migrations = () => readdirSync(drizzle).filter((file) => file.endsWith(".sql"));
  return {
    drizzle,
    migrations,
    newest: () => readFileSync(path.join(drizzle, migrations().at(-1) ?? ""), "utf8"),
  };
}

/** A project with its migrations: nothing waits to be written. */
export function testProject() {
  const project = testContent();
  return { ...project, ...testMigrations(project.root) };
}
