import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { flushToDisk } from "@/db/backup/flush";
import type { Store } from "@/db/connection";

const KEPT = 3;

/** Copies the store to `<file>.pre-<tag>` before the migration of that name; the last three copies are kept. */
export function backupBefore(store: Store, file: string, tag: string) {
  const copy = `${file}.pre-${tag}`;
  const unfinished = `${copy}.part`;
  rmSync(unfinished, { force: true });
  store.prepare("VACUUM INTO ?").run(unfinished);
  flushToDisk(unfinished);
  renameSync(unfinished, copy);
  const folder = path.dirname(file);
  const copies = readdirSync(folder)
    .filter((name) => name.startsWith(`${path.basename(file)}.pre-`) && !name.endsWith(".part"))
    .map((name) => path.join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of copies.slice(KEPT)) rmSync(old);
}
