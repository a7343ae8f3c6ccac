import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { writeContent } from "@/db/editing/editing";
import { readContent } from "@/db/source/read-content";
import { FILE, type Product, testDesks } from "./test-desk";

const newDesk = testDesks();

test("changes that someone else saved meanwhile are shown, not overwritten, and can be merged", () => {
  const { desk, onDisk, placeOf } = newDesk();
  const before = onDisk();
  desk.type(FILE, { ...before, title: "我的标题" });
  writeFileSync(placeOf(FILE), JSON.stringify({ ...before, sort: 77, model: "LH-OTHER" }));
  expect(desk.open(FILE).others).toEqual(["sort", "model"]);
  expect(() => desk.save(FILE)).toThrow("别人已经保存过");
  expect(desk.merge(FILE)).toMatchObject({
    others: undefined,
    value: { title: "我的标题", sort: 77, model: "LH-OTHER" },
  });
  desk.save(FILE);
  expect(onDisk()).toMatchObject({ title: "我的标题", sort: 77, model: "LH-OTHER" });
});

test("saved changes become one migration, shown in words first, and one button undoes it", () => {
  const { desk, project, onDisk, shown } = newDesk();
  const before = onDisk();
  const migrations = project.migrations();
  desk.type(FILE, { ...before, title: "改过的标题" });
  desk.save(FILE);
  expect(desk.changes().changes).toEqual([
    {
      noun: "products",
      id: "1001",
      kind: "changed",
      facts: [{ fact: "标题", before: before.title, after: "改过的标题" }],
    },
  ]);
  expect(desk.publish("改标题")).toContain("新增 1 条，修改 1 条，删除 0 条");
  expect(project.newest()).toContain("UPDATE `products` SET `title` = '改过的标题'");
  expect(desk.changes().changes).toEqual([]);
  expect(desk.unpublish()).toMatch(/^已删去 \d{4}_content-/);
  expect(project.migrations()).toEqual(migrations);
  expect(onDisk()).toEqual(before);
  expect(shown("title")).toBe(before.title);
});

test("scheduled changes can be written into a migration, and are shown in words", () => {
  const { desk, project } = newDesk();
  const file = "news/3001.json";
  const now = desk.open(file).value as Record<string, unknown>;
  desk.type(file, { ...now, until: "2099-12-31 18:00:00" });
  desk.save(file);
  expect(desk.changes()).toMatchObject({
    changes: [],
    later: [{ at: "2099-12-31 18:00:00", changes: [{ noun: "news", id: "3001", kind: "removed" }] }],
    isPending: true,
  });
  // Without the check, which the test before covers: here it would check the content of two moments.
  writeContent(project.drizzle, readContent(path.join(project.root, "db/content")), { why: "年底下线" });
  expect(project.newest()).toContain("INSERT INTO `scheduled_changes`");
  expect(desk.changes()).toMatchObject({ changes: [], isPending: false });
});

test("a save can be undone, unless someone has changed the file since", () => {
  const { desk, onDisk, placeOf } = newDesk();
  const before = onDisk();
  desk.type(FILE, { ...before, sort: 5 });
  desk.save(FILE);
  const saved = readFileSync(placeOf(FILE), "utf8");
  writeFileSync(placeOf(FILE), `${saved} `);
  expect(desk.unsave()).toContain("后来又有人改过，没有动");
  writeFileSync(placeOf(FILE), saved);
  desk.unsave();
  expect(onDisk()).toEqual(before);
});

test("a deleted item is removed from the preview at once, and from the files when it is saved", () => {
  const { desk, placeOf } = newDesk();
  const file = "news/3001.json";
  expect(desk.type(file)).toMatchObject({ isGone: true });
  expect(existsSync(placeOf(file))).toBe(true);
  desk.save(file);
  expect(existsSync(placeOf(file))).toBe(false);
});

test("a new product begins as a copy of another with its own model and number, and in the same registers", () => {
  const { desk, project, families } = newDesk();
  const family = families().find(({ devices }) => devices.length > 0) ?? { id: 0, devices: [] };
  const [like = 0] = family.devices.map(({ product }) => product);
  const sister = desk.open(`products/${like}.json`).value as Product;
  const file = desk.begin({ noun: "products", like, model: "LH-NEW-9", title: "新的装置" });
  const { value, isNew, faults } = desk.open(file);
  expect(value).toMatchObject({
    model: "LH-NEW-9",
    title: "新的装置",
    type: sister.type,
    images: sister.images,
  });
  expect(JSON.stringify(value)).not.toContain(`"${String(sister.model)}"`);
  expect([isNew, faults]).toEqual([true, []]);
  const id = Number(/\d+/.exec(file)?.[0]);
  const registers = desk.open(`registers/${family.id}.json`).value as typeof family;
  expect(registers.devices.map(({ product }) => product)).toContain(id);
  expect(desk.saveall()).toEqual([]);
  const numbers = project.faults().map((fault) => Number(/^products\/(\d+)\.json/.exec(fault)?.[1]));
  // Still the pictures of the original.
  expect(new Set(numbers)).toEqual(new Set([id]));
});
