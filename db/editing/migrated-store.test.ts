import { afterAll, expect, test } from "vitest";
import { CONTENT_MARK } from "@/db/migrate/migrations";
import { statements, testFolder } from "@/db/testing/migration-folder";
import { migratedStore } from "./migrated-store";

const SCHEMA = "CREATE TABLE news (id INTEGER PRIMARY KEY, title TEXT NOT NULL);";
const adding = (...titles: string[]) =>
  `${CONTENT_MARK}news\n${statements(...titles.map((title) => `INSERT INTO news (title) VALUES ('${title}')`))}`;

const migrations = testFolder();
afterAll(migrations.remove);

function titles() {
  const store = migratedStore(migrations.folder);
  const found = store.prepare("SELECT title FROM news ORDER BY id").pluck().all();
  store.exec("DELETE FROM news");
  store.close();
  return found;
}

test("a store matches the current migrations, whatever was added, removed or changed since the last one was made", () => {
  migrations.write({ "0000_schema": SCHEMA, "0001_one": adding("一") });
  expect(titles()).toEqual(["一"]);
  expect(titles()).toEqual(["一"]);
  migrations.write({ "0000_schema": SCHEMA, "0001_one": adding("一"), "0002_two": adding("二", "三") });
  expect(titles()).toEqual(["一", "二", "三"]);
  migrations.write({ "0000_schema": SCHEMA, "0001_one": adding("一") });
  expect(titles()).toEqual(["一"]);
  migrations.write({ "0000_schema": SCHEMA, "0001_one": adding("另一") });
  expect(titles()).toEqual(["另一"]);
});
