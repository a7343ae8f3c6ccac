// Loaded into the site before it starts (NODE_OPTIONS): logs every SQL statement.
import { appendFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "../..");
const file = process.env.STATEMENTS_FILE ?? "";

for (const folder of [root, path.join(root, "release")]) {
  const Database = require(path.join(folder, "node_modules/better-sqlite3"));
  const store = new Database(":memory:");
  const statement = Object.getPrototypeOf(store.prepare("SELECT 1"));
  store.close();
  for (const way of ["get", "all", "iterate", "run"]) {
    const original = statement[way];
    statement[way] = /** @param {unknown[]} values */ function counted(...values) {
      appendFileSync(file, `${this.source.replace(/\s+/g, " ")}\n`);
      return original.apply(this, values);
    };
  }
}
