import { rmSync } from "node:fs";
import { openStore } from "@/db/connection";
import { differences } from "@/db/editing/diff";
import { runStatements } from "@/db/editing/run-statements";
import { migrate } from "@/db/migrate/migrate";
import { contentRows } from "@/db/rows/rows";
import { contentOfAllTimes } from "@/db/source/timed-content";
import type { Content } from "@/db/source/shapes";

/** The preview site rarely writes to the store; the desk waits for it. */
const WAIT_MS = 2000;

/**
 * The store of the preview, made from migrations only, without visitors' data. Drafts are written into it with the statements
 * that a migration would have.
 */
export function previewStore(file: string, migrations: string) {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
  const store = openStore(file);
  migrate(store, migrations);
  store.pragma(`busy_timeout = ${WAIT_MS}`);
  return {
    /** @returns a sentence if the store refuses the content; it then stays unchanged */
    show(content: Content): string | undefined {
      try {
        const { statements } = differences(store, contentRows(contentOfAllTimes(content)));
        runStatements(store, statements);
        return undefined;
      } catch (fault) {
        return `页面上还是改动之前的样子：数据库不接受（${(fault as Error).message}）。`;
      }
    },
    close: () => store.close(),
  };
}
