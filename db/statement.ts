import type { Statement } from "better-sqlite3";
import type { Store } from "./connection";

const kept = new WeakMap<Store, Map<string, Statement>>();

/** A plain SQL statement, prepared once per connection: preparing often takes longer than running. */
export function statement<Asked extends unknown[], Row>(store: Store, sql: string): Statement<Asked, Row> {
  const own = kept.get(store) ?? new Map<string, Statement>();
  kept.set(store, own);
  const made = own.get(sql) ?? store.prepare(sql);
  own.set(sql, made);
  return made as Statement<Asked, Row>;
}
