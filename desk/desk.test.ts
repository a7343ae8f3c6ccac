import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testProject } from "@/db/testing/project";
import { openStore } from "@/db/connection";
import { openDesk } from "./desk";
import { previewStore } from "./preview-store";

type Product = {
  id: number;
  title: string;
  parameters: { label?: string; text?: string }[];
  [field: string]: unknown;
};

const FILE = "products/1001.json";

let project: ReturnType<typeof testProject>;
let own: string;
let preview: ReturnType<typeof previewStore>;
let desk: ReturnType<typeof openDesk>;

const open = () => openDesk(project.root, own, preview);
const onDisk = () => JSON.parse(readFileSync(path.join(project.root, "db/content", FILE), "utf8")) as Product;
type Family = { id: number; devices: { product: number }[] };
const families = () =>
  readdirSync(path.join(project.root, "db/content/registers")).map(
    (file) =>
      JSON.parse(readFileSync(path.join(project.root, "db/content/registers", file), "utf8")) as Family,
  );
const shown = (column: string) => {
  const store = openStore(path.join(own, "preview.db"));
  const value = store.prepare(`SELECT ${column} FROM products WHERE id = 1001`).pluck().get();
  store.close();
  return value;
};

beforeEach(() => {
  project = testProject();
  own = path.join(project.root, "data/desk");
  preview = previewStore(path.join(own, "preview.db"), project.drizzle);
  desk = open();
  return () => preview.close();
});

test("what is typed is on the page's store and kept on the disk at once, and the content's file is as it was", () => {
  const before = onDisk();
  const { isDraft, refused } = desk.type(FILE, { ...before, title: "还在写的标题" });
  expect([isDraft, refused]).toEqual([true, undefined]);
  expect(shown("title")).toBe("还在写的标题");
  expect(onDisk()).toEqual(before);
  expect(open().open(FILE)).toMatchObject({ isDraft: true, value: { title: "还在写的标题" } });
});

test("a draft that is not in its shape is told field by field, and the page keeps what is saved", () => {
  const before = onDisk();
  const { faults } = desk.type(FILE, { ...before, title: 5, images: [] });
  expect(faults).toEqual([
    { path: ["title"], says: "要写成文字。", kind: "fault" },
    { path: ["images"], says: "至少要有一张图片。", kind: "fault" },
  ]);
  expect(shown("title")).toBe(before.title);
  expect(() => desk.save(FILE)).toThrow("还有写得不对的字段");
});

test("the check speaks beside the field, of a line of parameters beside that line", async () => {
  const before = onDisk();
  const [first = {}] = before.parameters;
  desk.type(FILE, {
    ...before,
    type: 999,
    parameters: [{ ...first, unit: "kg" }, ...before.parameters.slice(1)],
  });
  const found = await desk.check(FILE);
  const faults = found?.faults.filter(({ kind }) => kind === "fault") ?? [];
  expect(faults.map(({ path: place }) => place[0])).toContain("type");
  expect(faults.find(({ path: [name] }) => name === "parameters")?.path.slice(0, 2)).toEqual([
    "parameters",
    0,
  ]);
});

test("what someone else saved meanwhile is shown and not overwritten, and both can be had", () => {
  const before = onDisk();
  desk.type(FILE, { ...before, title: "我的标题" });
  writeFileSync(
    path.join(project.root, "db/content", FILE),
    JSON.stringify({ ...before, sort: 77, model: "LH-OTHER" }),
  );
  expect(desk.open(FILE).others).toEqual(["sort", "model"]);
  expect(() => desk.save(FILE)).toThrow("别人已经保存过");
  expect(desk.merge(FILE)).toMatchObject({
    others: undefined,
    value: { title: "我的标题", sort: 77, model: "LH-OTHER" },
  });
  desk.save(FILE);
  expect(onDisk()).toMatchObject({ title: "我的标题", sort: 77, model: "LH-OTHER" });
});

test("saved facts become one migration that is told in words first, and one button takes it back", () => {
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

test("what will come by itself can be written into a migration, and is told in words", () => {
  const file = "news/3001.json";
  const now = desk.open(file).value as Record<string, unknown>;
  desk.type(file, { ...now, until: "2099-12-31 18:00:00" });
  desk.save(file);
  expect(desk.changes()).toMatchObject({
    changes: [],
    later: [{ at: "2099-12-31 18:00:00", changes: [{ noun: "news", id: "3001", kind: "removed" }] }],
    isPending: true,
  });
  desk.publish("年底下线");
  expect(project.newest()).toContain("INSERT INTO `scheduled_changes`");
  expect(desk.changes()).toMatchObject({ changes: [], isPending: false });
});

test("a save is taken back, unless someone changed the file since", () => {
  const before = onDisk();
  desk.type(FILE, { ...before, sort: 5 });
  desk.save(FILE);
  const saved = readFileSync(path.join(project.root, "db/content", FILE), "utf8");
  writeFileSync(path.join(project.root, "db/content", FILE), `${saved} `);
  expect(desk.unsave()).toContain("后来又有人改过，没有动");
  writeFileSync(path.join(project.root, "db/content", FILE), saved);
  desk.unsave();
  expect(onDisk()).toEqual(before);
});

test("a removed item is gone from the page when it is typed, from the files when it is saved", () => {
  const file = "news/3001.json";
  expect(desk.type(file)).toMatchObject({ isGone: true });
  expect(existsSync(path.join(project.root, "db/content", file))).toBe(true);
  desk.save(file);
  expect(existsSync(path.join(project.root, "db/content", file))).toBe(false);
});

test("files that the site does not read are neither read nor written", () => {
  for (const file of [
    "../package.json",
    "products/../../x.json",
    "products/x.json",
    "pictures.json",
    "other/1.json",
  ])
    expect(() => desk.type(file, {}), file).toThrow("网站不读这个文件");
});

test("a new product begins as a copy of its sister under its own model and number, and in its registers", async () => {
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
  // Its pictures are the sister's still.
  expect(new Set(numbers)).toEqual(new Set([id]));
});

test("a new article begins with its number and the time, and the form says what it needs", () => {
  const file = desk.begin({ noun: "news", title: "新闻的标题" });
  const { value, faults } = desk.open(file);
  expect(value).toMatchObject({
    title: "新闻的标题",
    createtime: expect.stringMatching(/^\d{4}-/) as string,
  });
  expect(faults.map(({ path: [field] }) => field)).toEqual(["type", "image"]);
});

test("an editor reads beside the words which figures the site finds in them, and which codes can be made", () => {
  const { produced } = desk.open(FILE);
  const of = (field: string) => produced.filter(({ path: [name] }) => name === field).map(({ says }) => says);
  expect(of("code")[0]).toMatch(/^能写出的例如：LH-/);
  expect(of("ordercode")[0]).toMatch(/^读作：/);
  expect(of("parameters").some((says) => / V/.test(says))).toBe(true);
});
