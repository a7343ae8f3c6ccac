import { rmSync } from "node:fs";
import { afterEach, beforeAll, expect, test } from "vitest";
import { FILE, testDesks } from "./test-desk";

// These tests save nothing, so one project is enough.
const newDesk = testDesks();
let { own, open, desk, onDisk, shown } = {} as ReturnType<typeof newDesk>;
beforeAll(() => {
  ({ own, open, desk, onDisk, shown } = newDesk());
});
afterEach(() => rmSync(own, { recursive: true, force: true }));

test("typed text is in the preview and in the draft at once, and the content file is unchanged", () => {
  const before = onDisk();
  const { isDraft, refused } = desk.type(FILE, { ...before, title: "还在写的标题" });
  expect([isDraft, refused]).toEqual([true, undefined]);
  expect(shown("title")).toBe("还在写的标题");
  expect(onDisk()).toEqual(before);
  expect(open().open(FILE)).toMatchObject({ isDraft: true, value: { title: "还在写的标题" } });
});

test("an invalid draft is reported by field, and the preview keeps the saved state", () => {
  const before = onDisk();
  const { faults } = desk.type(FILE, { ...before, title: 5, images: [] });
  expect(faults).toEqual([
    { path: ["title"], says: "要写成文字。", kind: "fault" },
    { path: ["images"], says: "至少要有一张图片。", kind: "fault" },
  ]);
  expect(shown("title")).toBe(before.title);
  expect(() => desk.save(FILE)).toThrow("还有写得不对的字段");
});

test("the check's messages are beside their fields, and beside their lines of parameters", async () => {
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

test("a new article has its number and time, and the form shows required fields", () => {
  const file = desk.begin({ noun: "news", title: "新闻的标题" });
  const { value, faults } = desk.open(file);
  expect(value).toMatchObject({
    title: "新闻的标题",
    createtime: expect.stringMatching(/^\d{4}-/) as string,
  });
  expect(faults.map(({ path: [field] }) => field)).toEqual(["type", "image"]);
});

test("an editor sees beside the text which figures the site reads from it, and which codes are possible", () => {
  const { produced } = desk.open(FILE);
  const of = (field: string) => produced.filter(({ path: [name] }) => name === field).map(({ says }) => says);
  expect(of("code")[0]).toMatch(/^能写出的例如：LH-/);
  expect(of("ordercode")[0]).toMatch(/^读作：/);
  expect(of("parameters").some((says) => / V/.test(says))).toBe(true);
});
