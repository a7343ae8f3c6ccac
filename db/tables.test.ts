import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "./schema";
import * as board from "./schema-board";
import * as carts from "./schema-carts";
import * as cases from "./schema-cases";
import * as company from "./schema-company";
import * as mails from "./schema-mails";
import * as members from "./schema-members";
import * as parameters from "./schema-parameters";
import * as products from "./schema-products";
import * as quotations from "./schema-quotations";
import * as maintenance from "./schema-maintenance";
import * as visitors from "./schema-visitors";
import { CONTENT_TABLES, COUNT_TABLES, PERSONAL_TABLES, MAINTENANCE_TABLES } from "./tables";
import { emptyStore } from "@/db/testing/store";

test("every table of the schema is content, derived by triggers, personal data, or counts, and only one of these", () => {
  const parts = [schema, board, carts, cases, company, mails, members, parameters, products, quotations];
  const tables = [...parts, maintenance, visitors]
    .flatMap((part) => Object.values(part))
    .filter((part) => is(part, SQLiteTable))
    .map((table) => getTableName(table));
  expect([...CONTENT_TABLES, ...COUNT_TABLES, ...MAINTENANCE_TABLES, ...PERSONAL_TABLES].sort()).toEqual(
    tables.sort(),
  );
});

test.each(CONTENT_TABLES)("a change of any kind in %s raises the content version", (table) => {
  const triggers = emptyStore()
    .prepare("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ?")
    .pluck()
    .all(table) as string[];
  const raising = triggers.filter((sql) => sql.includes("UPDATE content_version SET version = version + 1"));
  const changes = raising.map((sql) => /AFTER (INSERT|UPDATE|DELETE) ON/.exec(sql)?.[1]);
  expect(changes.sort()).toEqual(["DELETE", "INSERT", "UPDATE"]);
});
