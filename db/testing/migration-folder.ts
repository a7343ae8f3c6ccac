import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export const statements = (...parts: string[]) => parts.join("\n--> statement-breakpoint\n");

/** A folder of migrations as drizzle-kit writes them. */
export function testFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
  return {
    folder,
    /** Each migration's place is its time, where nothing else is said. */
    write(migrations: Record<string, string>, when = (index: number) => index + 1) {
      const entries = Object.keys(migrations).map((tag, index) => ({ idx: index, tag, when: when(index) }));
      mkdirSync(path.join(folder, "meta"), { recursive: true });
      writeFileSync(path.join(folder, "meta/_journal.json"), JSON.stringify({ entries }));
      for (const [tag, text] of Object.entries(migrations))
        writeFileSync(path.join(folder, `${tag}.sql`), text);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
