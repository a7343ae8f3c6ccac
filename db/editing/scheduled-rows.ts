import type { Store } from "@/db/connection";
import { contentRows } from "@/db/rows/rows";
import type { Row, Table } from "@/db/rows/table";
import type { Content } from "@/db/source/shapes";
import { contentAt, momentsAfter } from "@/db/source/timed-content";
import { chinaTime } from "@/lib/text/china-time";
import { type Difference, differences } from "./diff";
import { revisionRows } from "./revision-rows";
import { runStatements } from "./run-statements";

export const SCHEDULE = "scheduled_changes";

/** Brings a store to the content at a point in time. */
function change(store: Store, content: Content, moment: string, when: number): Difference {
  const tables = contentRows(contentAt(content, moment));
  const found = differences(store, [...tables, revisionRows(store, tables, moment.slice(0, 10))], when);
  runStatements(store, found.statements);
  return found;
}

const snapshot = (store: Store, tables: readonly Table[]): Table[] =>
  tables.map(({ name, key }) => ({
    name,
    key,
    rows: store.prepare(`SELECT * FROM "${name}"`).all() as Row[],
  }));

/** The statements from each scheduled point in time to the next, and back. */
function scheduledRows(store: Store, content: Content, moment: string): Table {
  const moments = momentsAfter(content, moment);
  if (moments.length === 0) return { name: SCHEDULE, key: ["at"], rows: [] };
  const tables = contentRows(contentAt(content, moment));
  const all = [...tables, revisionRows(store, tables, moment.slice(0, 10))];
  const rows = moments.map((at) => {
    const before = snapshot(store, all);
    const forward = change(store, content, at, Date.parse(`${at.replace(" ", "T")}+08:00`)).statements;
    const backward = differences(store, before, null).statements;
    return { at, forward: JSON.stringify(forward), backward: JSON.stringify(backward) };
  });
  return { name: SCHEDULE, key: ["at"], rows };
}

/**
 * The difference between a store and the content, including scheduled changes. The store is modified: pass a scratch copy.
 */
export function missingFromStore(store: Store, content: Content, when: number): Difference {
  const moment = chinaTime(when);
  const now = change(store, content, moment, when);
  const later = differences(store, [scheduledRows(store, content, moment)], when);
  return {
    inserts: now.inserts,
    updates: now.updates,
    deletes: now.deletes,
    tables: [...now.tables, ...later.tables],
    statements: [...now.statements, ...later.statements],
  };
}
