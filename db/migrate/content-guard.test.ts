import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "@/db/connection";
import { migrate } from "./migrate";
import { statements, testFolder } from "@/db/testing/migration-folder";

const SCHEMA = statements(
  "CREATE TABLE products (id INTEGER PRIMARY KEY, title TEXT NOT NULL)",
  "CREATE TABLE content_version (id INTEGER PRIMARY KEY, version INTEGER NOT NULL)",
  "CREATE TABLE messages (id INTEGER PRIMARY KEY AUTOINCREMENT, phone TEXT NOT NULL, token TEXT)",
  "CREATE TABLE users (id TEXT PRIMARY KEY, username TEXT NOT NULL)",
  "INSERT INTO content_version VALUES (1, 1)",
  "CREATE TRIGGER raised AFTER UPDATE ON products BEGIN UPDATE content_version SET version = version + 1; END",
);

let folder: string;
let write: ReturnType<typeof testFolder>["write"];
let remove: () => void;
let store: Store;

beforeEach(() => {
  ({ folder, write, remove } = testFolder());
  store = openStore(":memory:");
  write({ schema: SCHEMA });
  migrate(store, folder);
  store.exec(`INSERT INTO products VALUES (1, '甲'), (2, '乙');
    INSERT INTO messages VALUES (7, '13800138000', 'a'), (8, '13900139000', NULL);
    INSERT INTO users VALUES ('u', '甲'), ('v', '乙')`);
});

afterEach(() => {
  store.close();
  remove();
});

const rows = (sql: string) => store.prepare(sql).raw().all();
const everything = () =>
  ["products", "content_version", "messages", "users", "sqlite_sequence"].map((table) =>
    rows(`SELECT * FROM ${table}`),
  );
/** Runs one more migration of an editor, or of a developer. */
const editor = (...parts: string[]) => {
  write({ schema: SCHEMA, edit: `-- content: 换标题\n${statements(...parts)}` });
  return migrate(store, folder);
};
const developer = (...parts: string[]) => {
  write({ schema: SCHEMA, change: statements(...parts) });
  return migrate(store, folder);
};

test("a content migration changes content, and triggers do their work", () => {
  editor(
    "INSERT INTO `products` VALUES (3, 'UPDATE messages; COMMIT')",
    "UPDATE `products` SET `title` = '丙' WHERE `id` = 1;",
    "WITH old AS (SELECT 2 AS id) UPDATE products SET title = '丁' WHERE id IN (SELECT id FROM old)",
  );
  expect(rows("SELECT title FROM products")).toEqual([["丙"], ["丁"], ["UPDATE messages; COMMIT"]]);
  expect(rows("SELECT version FROM content_version")).toEqual([[3]]);
});

test.each([
  ["UPDATE messages SET phone = ''", "内容迁移不能改动 messages"],
  ["DELETE FROM messages", "内容迁移不能改动 messages"],
  ["INSERT OR IGNORE INTO messages (phone) VALUES ('1')", "内容迁移不能改动 messages"],
  [
    "WITH a AS (SELECT 7 AS id) DELETE FROM messages WHERE id IN (SELECT id FROM a)",
    "内容迁移不能改动 messages",
  ],
  ["UPDATE OR IGNORE users SET username = 'v'", "内容迁移不能改动 users"],
  ["INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 99)", "__drizzle_migrations"],
  ["UPDATE content_version SET version = 0", "内容迁移不能改动 content_version"],
  ["UPDATE sqlite_sequence SET seq = 0", "内容迁移不能改动 sqlite_sequence"],
  ["COMMIT; DELETE FROM messages; BEGIN", "不能使用 COMMIT"],
  ["UPDATE products SET title = 'a'; COMMIT; DELETE FROM messages; BEGIN", "只能有一条语句"],
  ["/* x */ COMMIT", "不能使用 COMMIT"],
  ["PRAGMA writable_schema = ON", "只能以 INSERT、UPDATE、DELETE、WITH 开头"],
  ["DROP TABLE messages", "只能以 INSERT、UPDATE、DELETE、WITH 开头"],
  ["CREATE TRIGGER t AFTER INSERT ON products BEGIN DELETE FROM messages; END", "只能以 INSERT"],
  ["SELECT 1", "只能以 INSERT、UPDATE、DELETE、WITH 开头"],
  ["WITH a AS (SELECT 1) SELECT * FROM a", "不能返回数据"],
])(
  "a content migration that does anything else is refused, and nothing changes: %s",
  (statement, sentence) => {
    const before = everything();
    expect(() => editor("UPDATE products SET title = '先'", statement)).toThrow(sentence);
    expect(everything()).toEqual(before);
    // The watch is over: the site goes on writing.
    store.exec("UPDATE messages SET token = 'b' WHERE id = 8");
  },
);

test.each([
  ["UPDATE messages SET phone = ''"],
  ["DELETE FROM messages WHERE id = 8"],
  ["INSERT INTO messages (phone) VALUES ('1')"],
  ["ALTER TABLE messages DROP COLUMN token"],
  ["UPDATE users SET username = 'v'"],
])("a schema migration that changes personal data without declaring it is refused: %s", (statement) => {
  const before = everything();
  expect(() => developer(statement)).toThrow(/^迁移 change 失败：改动了 (messages|users) 的记录；确要改动时/);
  expect(everything()).toEqual(before);
});

test("a schema migration may declare that it changes a table with personal data, add to it, index and rebuild it", () => {
  expect(developer("-- changes messages\nUPDATE messages SET phone = ''")).toEqual(["change"]);
  write({
    schema: SCHEMA,
    change: "-- changes messages\nUPDATE messages SET phone = ''",
    grow: statements(
      "ALTER TABLE messages ADD state TEXT NOT NULL DEFAULT 'new'",
      "CREATE INDEX by_phone ON messages (phone)",
      "CREATE TABLE __new_messages (id INTEGER PRIMARY KEY AUTOINCREMENT, phone TEXT NOT NULL, token TEXT)",
      "INSERT INTO __new_messages SELECT id, phone, token FROM messages",
      "DROP TABLE messages",
      "ALTER TABLE __new_messages RENAME TO messages",
    ),
  });
  expect(migrate(store, folder)).toEqual(["grow"]);
});
