import { copyFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import { testContent } from "@/db/testing/project";
import { sentenceOf } from "./finding";
import { pictureFaults } from "./picture-rules";

function testFiles() {
  const project = testContent();
  return { project, file: (name: string) => path.join(project.root, "db/content", name) };
}

test("an editor is told which file is not valid JSON", () => {
  const { project, file } = testFiles();
  writeFileSync(file("news/3001.json"), "{]");
  expect(project.faults()[0]).toBe(
    'news/3001.json：不是正确的 JSON，第 1 行「{]」：这里要写字段名，放在英文引号「"」里。',
  );
});

test("an editor is told which file is not named by its id, even if another file has that id", () => {
  const { project, file } = testFiles();
  renameSync(file("factory/6001.json"), file("factory/6003.json"));
  copyFileSync(file("factory/6002.json"), file("factory/6004.json"));
  copyFileSync(file("news/3001.json"), file("news/3001-new.json"));
  expect(project.faults()).toEqual([
    "news/3001-new.json：文件名要写成编号，例如 news/1001.json。",
    "factory/6003.json，id：编号 6001 与文件名不同。",
    "factory/6004.json，id：编号 6002 与文件名不同，factory/6002.json 里已经有这个编号。",
  ]);
});

test("an editor is told which file nothing reads, and where such records belong", () => {
  const { project, file } = testFiles();
  writeFileSync(file("products.json"), "[]");
  writeFileSync(file("notes.txt"), "");
  writeFileSync(file(".DS_Store"), "");
  expect(project.faults()).toEqual([
    "notes.txt：网站不读这个文件。",
    "products.json：网站不读这个文件，每条内容在 products/ 里有自己的文件，例如 products/1001.json。",
  ]);
});

test("an editor is told of pages with the same title or description, or with none", () => {
  const project = testContent();
  project.edit("products", (products) => [
    ...products,
    { ...products[0], id: 1900, ordercode: "", code: undefined, images: ["products/lh-gw200-1"] },
  ]);
  project.edit("news", (news) => [
    ...news,
    { ...news[0], id: 3900, maincontent: "<p>另一件事。</p>", image: "cases/case-automobile" },
  ]);
  project.edit("categories", (categories) => [...categories, { ...categories[0], id: 900, pid: 33 }]);
  expect(project.faults()).toEqual([
    "products/1900.json，title：标题与 products/1001.json 相同，搜索引擎分不清。",
    "news/3900.json，title：标题与 news/3001.json 相同，搜索引擎分不清。",
    "categories/900.json，name：分类名称与 categories/33.json 相同，搜索引擎分不清。",
    "products/1900.json，basicfunction：页面说明与 products/1001.json 相同，搜索引擎分不清。",
    "news/3900.json，maincontent：页面说明只有 5 个字，搜索结果要不少于 30 个。",
  ]);
});

test("consequences of a fault are not reported beside it", () => {
  const only = (change: (project: ReturnType<typeof testContent>) => void) => {
    const project = testContent();
    change(project);
    return project.faults();
  };
  const strays = only((project) => {
    project.editOne("products", 1022, { type: 9999 });
    project.editOne("categories", 221, { pid: 9999 });
  });
  expect(strays.sort()).toEqual([
    "categories/221.json，pid：上级分类 9999 不存在。",
    "products/1022.json，type：类型 9999 不存在。",
  ]);
  const misspelt = { key: "rated-capacity", label: "额定容量", text: "30、50、75、100 Kvar" };
  const faults = only((project) =>
    project.edit<{ id: number; parameters: { key: string }[] }>("products", (products) => {
      const { parameters = [] } = products.find(({ id }) => id === 1022) ?? {};
      const at = parameters.findIndex(({ key }) => key === misspelt.key);
      parameters[at] = { ...misspelt, ...{ numbers: [30, 50, 75, 100], unit: "Kvar" } };
    }),
  );
  expect(faults[0]).toContain("不认识单位「Kvar」");
  expect(faults.join()).not.toContain("registers/");
});

test("a picture with missing files is reported with one of them", () => {
  const { root } = testContent();
  unlinkSync(path.join(root, "public"));
  const faults = pictureFaults(editedContent().content(), root).map(sentenceOf);
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults)
    expect(fault).toMatch(/：图片「[\w/-]+」缺少文件 public\/media\/[\w/.-]+，请用 pictures 命令重新收入。$/);
});
