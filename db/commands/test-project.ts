import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { entriesOf, fileOf } from "./content-files";
import { checkContent, migrateContent } from "./editing";
import { ContentFaults } from "./read-content";
import type { DocumentName, RecordName } from "./shapes";

type Entry = { id: number; [field: string]: unknown };

const made: string[] = [];
afterAll(() => made.splice(0).forEach((root) => rmSync(root, { recursive: true })));

/** A project of its own with db/test-content in place of what is shipped, for a test to edit as an editor would. */
export function testContent() {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  made.push(root);
  cpSync("db/test-content", path.join(root, "db/content"), { recursive: true });
  symlinkSync(path.resolve("public"), path.join(root, "public"));
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

let migrated: string | undefined;

/** The migrations of the project, and one more that brings a store to db/test-content. */
function migrationsOfTestContent(): string {
  if (migrated) return migrated;
  const { root } = testContent();
  migrated = path.join(root, "drizzle");
  cpSync("drizzle", migrated, { recursive: true });
  migrateContent(root, { why: "test content" });
  return migrated;
}

/** The same with its migrations: nothing waits to be written. */
export function testProject() {
  const project = testContent();
  const drizzle = path.join(project.root, "drizzle");
  cpSync(migrationsOfTestContent(), drizzle, { recursive: true });
  const migrations = () => readdirSync(drizzle).filter((file) => file.endsWith(".sql"));
  return {
    ...project,
    drizzle,
    migrations,
    newest: () => readFileSync(path.join(drizzle, migrations().at(-1) ?? ""), "utf8"),
  };
}
