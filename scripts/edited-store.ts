// Makes a store with edited content, to test the built site with:
//   tsx scripts/edited-store.ts <file>
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { editorsWork, shippedProject } from "@/db/check/test-editors-work";
import { migrateContent } from "@/db/editing/editing";
import { openStore } from "@/db/connection";
import { migrate } from "@/db/migrate/migrate";

const [, , file = ""] = process.argv;
const root = mkdtempSync(path.join(tmpdir(), "edited-"));
shippedProject(root);
editorsWork(root);
migrateContent(root, { why: "an editor's day" });
const newest = readdirSync(path.join(root, "drizzle"))
  .filter((name) => name.endsWith(".sql"))
  .toSorted()
  .at(-1);
const store = openStore(file);
migrate(store, "drizzle");
// Not as a migration, which the release would report as unknown.
store.exec(readFileSync(path.join(root, "drizzle", newest ?? ""), "utf8"));
store.close();
rmSync(root, { recursive: true });
