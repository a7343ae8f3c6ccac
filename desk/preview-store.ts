import { rmSync } from "node:fs";
import { openStore } from "@/db/connection";
import { differences } from "@/db/editing/diff";
import { runStatements } from "@/db/editing/run-statements";
import { migrate } from "@/db/migrate/migrate";
import { contentRows } from "@/db/rows/rows";
import { contentOfAllTimes } from "@/db/source/timed-content";
import type { Content } from "@/db/source/shapes";

/** The site that reads the store seldom writes; it is waited for. */
const WAIT_MS = 2000;

/**
 * The desk's own store, made of migrations alone: no visitor ever wrote into it. What is edited goes into it by the writer
 * that makes migrations, and not as one.
 */
export function previewStore(file: string, migrations: string) {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
  const store = openStore(file);
  migrate(store, migrations);
  store.pragma(`busy_timeout = ${WAIT_MS}`);
  return {
    /** @returns a sentence where the store does not take it; it then shows what it showed before */
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
