import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { readJson, unreadableFiles } from "./json-fault";

const faultOf = (text: string) => {
  const read = readJson("news/3001.json", text);
  return "fault" in read ? read.fault : undefined;
};

test("valid JSON is read", () => {
  const value = { id: 1, title: "他说“好”，\n走了", list: [1, -0.5, 1e3, true, false, null, {}, []] };
  expect(readJson("a.json", JSON.stringify(value, null, 2))).toEqual({ value });
});

test.each([
  ['{\n "id": 1\n "title": "甲"\n}', '第 2 行「"id": 1」：后面少了英文逗号「,」'],
  ['{\n "a": "甲"\n "b": 2\n}', '第 2 行「"a": "甲"」：后面少了英文逗号「,」'],
  ['[{"id": 1}\n{"id": 2}]', '第 1 行「[{"id": 1}」：后面少了英文逗号「,」'],
  ['{\n "id": 1，\n "title": "甲"\n}', '第 2 行「"id": 1，」：写了中文逗号「，」，要写英文逗号「,」'],
  ['{\n "title": "甲"，\n "id": 1}', '第 2 行「"title": "甲"，」：写了中文逗号「，」'],
  ['{\n "id"：1}', '第 2 行「"id"：1}」：写了中文冒号「：」，要写英文冒号「:」'],
  ['{\n "title": “甲”\n}', '第 2 行「"title": “甲”」：写了中文引号「“」，要写英文引号「"」'],
  ['{\n “title”: "甲"\n}', '第 2 行「“title”: "甲"」：写了中文引号「“」'],
  ["{\n 'title': 1\n}", "写了单引号「'」，要写英文双引号「\"」"],
  ['{\n "id": 1,\n}', '第 2 行「"id": 1,」：最后一项后面多了逗号「,」，请删去'],
  ['{"list": [1, 2,]}', "最后一项后面多了逗号"],
  ['{\n "a": [1, 2\n', '第 2 行「"a": [1, 2」：这里的「[」没有收尾的「]」'],
  ['{\n "title": "甲,\n "id": 1\n}', '第 2 行「"title": "甲,」：这段文字没有收尾的英文引号'],
  ['{\n "title": "他说"好"了"\n}', '这段文字里的英文引号「"」会被当作收尾，请改成中文引号「“”」'],
  ['{\n "title" "甲"\n}', "字段名后面少了英文冒号「:」"],
  ['{\n title: "甲"\n}', '第 2 行「title: "甲"」：这里要写字段名，放在英文引号「"」里'],
  ['{\n "title": 甲\n}', '这里要写文字（放在英文引号「"」里）'],
  ['{\n "title": ,\n "id": 1}', "「,」前面少了值"],
  ['{\n // 甲\n "id": 1}', "JSON 里不能写注释"],
  ['{\n<<<<<<< HEAD\n "id": 1}', "没有解决的合并冲突"],
  ['{"path": "C:\\x"}', "文字里的反斜杠「\\」要写成「\\\\」"],
  ['\ufeff{"id": 1}', "BOM"],
  ['{"id": 1}\n}', "第 2 行「}」：文件应在这里结束，后面多了内容"],
  ["", "第 1 行：文件到这里就结束了"],
  [
    '{\n "sort": 1,\n "list": [{"sort": 2}],\n "sort": 3}',
    '第 4 行「"sort": 3}」：字段 "sort" 写了两次，请只留一个',
  ],
])("%j is reported with its line, the mistake and what was meant", (text, says) => {
  expect(faultOf(text)).toMatch(/^news\/3001\.json：不是正确的 JSON，第 \d+ 行.*。$/);
  expect(faultOf(text)).toContain(says);
});

test("of a long line the part around the fault is shown", () => {
  const words = "字".repeat(200);
  expect(faultOf(`{"a": "${words}"，"b": "${words}"}`)).toMatch(/第 1 行「…字+"，"b": "字+…」：写了中文逗号/);
});

test("all unreadable files of a folder are reported at once, in subfolders too", () => {
  const folder = mkdtempSync(path.join(inject("runFolder"), "json-"));
  mkdirSync(path.join(folder, "site"));
  writeFileSync(path.join(folder, "pictures.json"), '{"a": 1}');
  writeFileSync(path.join(folder, "about.json"), "{");
  writeFileSync(path.join(folder, "site/synonyms.json"), '[["甲"，"乙"]]');
  expect(unreadableFiles(folder)).toEqual([
    expect.stringContaining("about.json：不是正确的 JSON"),
    expect.stringContaining('site/synonyms.json：不是正确的 JSON，第 1 行「[["甲"，"乙"]]」：写了中文逗号'),
  ]);
});
