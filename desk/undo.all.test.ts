import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openStore } from "@/db/connection";
import { migrate } from "@/db/migrate/migrate";
import { testProject } from "@/db/testing/project";
import { openDesk } from "./desk";
import type { Fields } from "./page/schema";

const CHANGED = "products/1001.json";
const REMOVED = "banners/7002.json";

let project: ReturnType<typeof testProject>;
let desk: ReturnType<typeof openDesk>;
let before: ReturnType<typeof files>;
let migrations: string[];

/** All files of content and migrations on disk, by name. */
const files = () =>
  Object.fromEntries(
    ["db/content", "drizzle"].flatMap((folder) =>
      readdirSync(path.join(project.root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => [path.relative(project.root, file), readFileSync(file, "utf8")]),
    ),
  );
const content = () => Object.entries(files()).filter(([name]) => name.startsWith("db/content"));

/** The store of a site that has run all migrations. */
function published() {
  const store = openStore(":memory:");
  migrate(store, project.drizzle);
  const rows = ["products", "news", "banners"].map((table) =>
    store
      .prepare<[], Fields>(`SELECT * FROM ${table} ORDER BY id`)
      .all()
      .map(({ updatetime: _when, ...row }) => row),
  );
  store.close();
  return rows;
}

/** A changed, a new and a deleted item, all saved. */
function work() {
  const product = desk.open(CHANGED).value as Fields;
  desk.type(CHANGED, { ...product, title: "改过的标题" });
  const made = desk.begin({ noun: "news", like: 3001, title: "新的新闻" });
  const article = { ...(desk.open(made).value as Fields), image: "products/lh-hxk-1" };
  desk.type(made, {
    ...article,
    maincontent:
      "<p>这一篇说的是另一件事：并联电抗器怎样装进低压柜，柜体要留多大的散热空间，装好以后先测哪几项。</p>",
  });
  desk.type(REMOVED);
  expect(desk.saveall()).toEqual([]);
  return made;
}

beforeEach(() => {
  project = testProject();
  desk = openDesk(project.root, path.join(project.root, "data/desk"), { show: () => undefined });
  before = files();
  migrations = project.migrations();
});

test("every save can be undone, the last first, and an uncommitted migration with all its files: files and list are as before", () => {
  const shown = published();
  const made = work();
  expect(Object.keys(files())).toContain(`db/content/${made}`);
  expect(desk.changes().saved).toHaveLength(3);
  for (let left = 3; left > 0; left--) desk.unsave();
  expect(files()).toEqual(before);

  work();
  desk.publish("三处改动");
  expect(project.migrations()).toHaveLength(migrations.length + 1);
  expect(published()).not.toEqual(shown);
  desk.unpublish();
  expect(files()).toEqual(before);
  expect(project.migrations()).toEqual(migrations);
  expect(published()).toEqual(shown);
  expect(desk.changes()).toMatchObject({ changes: [], saved: [], published: undefined });
});

test("a committed migration stays: the files are as before, and one more migration reverts the site", () => {
  const shown = published();
  const contentBefore = content();
  work();
  desk.publish("三处改动");
  const written = project.migrations();
  const git = (...given: string[]) => execFileSync("git", given, { cwd: project.root, stdio: "ignore" });
  git("init");
  git("add", "drizzle");
  const committed = files();
  expect(desk.unpublish()).toContain("已写入 drizzle/");
  expect(content()).toEqual(contentBefore);
  expect(project.migrations()).toHaveLength(written.length + 1);
  for (const file of written) expect(files()[`drizzle/${file}`], file).toBe(committed[`drizzle/${file}`]);
  expect(published()).toEqual(shown);
});
