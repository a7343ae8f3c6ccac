import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testProject } from "@/db/testing/project";
import { openDesk } from "./desk";

type Product = { title: string; model: string; sort: number; [field: string]: unknown };

const FILE = "products/1001.json";
const NO_PAGE = { show: () => undefined };

let project: ReturnType<typeof testProject>;
let desks: ReturnType<typeof openDesk>[];
let before: Product;

const onDisk = () => JSON.parse(readFileSync(path.join(project.root, "db/content", FILE), "utf8")) as Product;

/** Two windows with the same form, each of its own desk on the same project. */
beforeEach(() => {
  project = testProject();
  const open = () => openDesk(project.root, path.join(project.root, "data/desk"), NO_PAGE);
  desks = [open(), open()];
  before = onDisk();
});

test("changes of two desks to one file are both kept, shown to the other, and saved", () => {
  const [one, two] = desks as [(typeof desks)[0], (typeof desks)[0]];
  one.type(FILE, { ...before, title: "这边的标题" }, before);
  const after = two.type(FILE, { ...before, sort: 4321 }, before);
  expect(after).toMatchObject({ elsewhere: ["title"], value: { title: "这边的标题", sort: 4321 } });
  expect(one.open(FILE).value).toEqual(after.value);
  two.save(FILE);
  expect(onDisk()).toMatchObject({ title: "这边的标题", sort: 4321 });
  expect(one.open(FILE)).toMatchObject({ isDraft: false, value: { title: "这边的标题", sort: 4321 } });
});

test("changes that the other desk saved after the form was opened are shown, and not overwritten by typing", () => {
  const [one, two] = desks as [(typeof desks)[0], (typeof desks)[0]];
  one.type(FILE, { ...before, title: "别人的标题" }, before);
  one.save(FILE);
  const typed = two.type(FILE, { ...before, sort: 4321 }, before);
  expect(typed).toMatchObject({ isDraft: true, others: ["title"] });
  expect(() => two.save(FILE)).toThrow("别人已经保存过");
  expect(two.saveall()).toEqual([`${FILE}：别人已经保存过，先看看他改了什么。`]);
  expect(onDisk()).toMatchObject({ title: "别人的标题", sort: before.sort });
  two.merge(FILE);
  two.save(FILE);
  expect(onDisk()).toMatchObject({ title: "别人的标题", sort: 4321 });
});

test("a file that was edited by hand after the form was opened is shown as changed, and not overwritten", () => {
  const [one] = desks as [(typeof desks)[0]];
  const { value } = one.open(FILE);
  writeFileSync(path.join(project.root, "db/content", FILE), JSON.stringify({ ...before, model: "LH-HAND" }));
  expect(one.type(FILE, { ...(value as Product), title: "我的标题" }, value).others).toEqual(["model"]);
  expect(() => one.save(FILE)).toThrow("别人已经保存过");
  expect(onDisk()).toMatchObject({ model: "LH-HAND", title: before.title });
});
