import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import { checkContent } from "./editing";
import { ContentFaults } from "./read-content";
import type { Name } from "./shapes";

type Entry = { id: number; [field: string]: unknown };

/** A project of its own with db/test-content in place of what is shipped, for a test to edit as an editor would. */
export function testContent() {
  const root = mkdtempSync(path.join(inject("runFolder"), "content-"));
  cpSync("db/test-content", path.join(root, "db/content"), { recursive: true });
  symlinkSync(path.resolve("public"), path.join(root, "public"));
  const edit = <Item extends { id: number } = Entry>(
    file: Name,
    change: (entries: Item[]) => Item[] | void,
  ) => {
    const place = path.join(root, "db/content", `${file}.json`);
    const entries = JSON.parse(readFileSync(place, "utf8")) as Item[];
    writeFileSync(place, JSON.stringify(change(entries) ?? entries));
  };
  return {
    root,
    edit,
    editOne: (file: Name, id: number, fields: object) =>
      edit(file, (entries) => void Object.assign(entries.find((entry) => entry.id === id) ?? {}, fields)),
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

/** The same with its migrations: nothing waits to be written. */
export function testProject() {
  const project = testContent();
  const drizzle = path.join(project.root, "drizzle");
  cpSync(path.join(inject("runFolder"), "project/drizzle"), drizzle, { recursive: true });
  const migrations = () => readdirSync(drizzle).filter((file) => file.endsWith(".sql"));
  return {
    ...project,
    drizzle,
    migrations,
    newest: () => readFileSync(path.join(drizzle, migrations().at(-1) ?? ""), "utf8"),
  };
}
